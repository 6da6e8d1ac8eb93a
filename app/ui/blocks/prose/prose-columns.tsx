import type { ColumnsProps } from '@allure/content-engine/render'

export function ProseColumns({ columns }: ColumnsProps) {
  return (
    <div className="prose-columns">
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no identity but its rank
        <div key={index}>{column}</div>
      ))}
    </div>
  )
}
