import type { ColumnsProps } from './block-props.ts'

export function PlainColumns({ columns }: ColumnsProps) {
  return (
    <div className="content-columns">
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns of a text never move
        <div key={index}>{column}</div>
      ))}
    </div>
  )
}
