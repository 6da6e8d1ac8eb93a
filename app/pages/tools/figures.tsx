import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { machineValue } from '#app/domain/training/typed/writing.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type FigureProps = {
  /** Its name for machines: the same figure stands once in a page, or once in each row. */
  name: string
  /** Full precision: seconds, metres, s/km, s/100 m, km/h. */
  value: number
  /** As people read it, rounded. */
  text: string
}

/** A computed figure, for people and for machines. */
export function Figure({ name, value, text }: FigureProps) {
  return (
    <data data-nom={name} value={machineValue(value)}>
      {text}
    </data>
  )
}

/** A figure in a table; the main one of its row is larger. */
export function FigureCell({ isMain, ...figure }: FigureProps & { isMain?: boolean }) {
  return (
    <td className={isMain ? 'num' : undefined}>
      <Figure {...figure} />
    </td>
  )
}

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
