import type { TableProps } from './block-props.ts'

export function PlainTable({ children }: TableProps) {
  return (
    <div className="content-table">
      <table>{children}</table>
    </div>
  )
}
