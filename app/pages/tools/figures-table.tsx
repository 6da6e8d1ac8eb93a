import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type FiguresTableProps = ComponentProps<typeof DataTable> & {
  /** The headings of the columns; a column without one is a picture, and one with a look of its own is a whole cell. */
  head: readonly ReactNode[]
}

/** A table of computed figures under a caption; its children are its rows. */
export function FiguresTable({ head, className, children, ...table }: FiguresTableProps) {
  return (
    <DataTable {...table} className={joinClasses('figures-table', className)}>
      <thead>
        <tr>{head.map(headCell)}</tr>
      </thead>
      <tbody>{children}</tbody>
    </DataTable>
  )
}

function headCell(heading: ReactNode, column: number): ReactNode {
  if (isValidElement(heading) || heading === false) return heading
  if (heading === '') return <td key={column} aria-hidden="true" />
  return (
    <th scope="col" key={column}>
      {heading}
    </th>
  )
}
