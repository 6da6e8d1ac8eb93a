import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { machineValue } from '#app/domain/training/typed/writing.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'

type FigureProps = {
  name: string
  /** Full precision: seconds, metres, s/km, s/100 m, km/h. */
  value: number
  text: string
}

export function Figure({ name, value, text }: FigureProps) {
  return (
    <data data-nom={name} value={machineValue(value)}>
      {text}
    </data>
  )
}

export function FigureCell({ isMain, ...figure }: FigureProps & { isMain?: boolean }) {
  return (
    <td className={isMain ? 'num' : undefined}>
      <Figure {...figure} />
    </td>
  )
}

type FiguresTableProps = ComponentProps<typeof DataTable> & {
  head: readonly ReactNode[]
}

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

/** A figure of a list of facts, under its name. */
export function Fact({ label, ...figure }: FigureProps & { label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        <Figure {...figure} />
      </dd>
    </div>
  )
}
