import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { machineValue } from '#app/domain/training/typed/writing.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'

export type FigureProps = {
  name: string
  /** Full precision: seconds, metres, s/km, s/100 m, km/h. */
  value: number | undefined
  write: (value: number) => string
}

export function Figure({ name, value, write }: FigureProps) {
  if (value === undefined) return '—'
  return (
    <data data-nom={name} value={machineValue(value)}>
      {write(value)}
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

type FiguresTableProps = Omit<ComponentProps<typeof DataTable>, 'children'> & {
  head: readonly ReactNode[]
  children?: ReactNode
  /** Its rows written out, where there are thousands: figures and words of our own. */
  html?: string
}

export function FiguresTable({ head, className, children, html, ...table }: FiguresTableProps) {
  return (
    <DataTable {...table} className={joinClasses('figures-table', className)}>
      <thead>
        <tr>{head.map(headCell)}</tr>
      </thead>
      {/* oxlint-disable-next-line react/no-danger -- nothing in it that somebody typed */}
      {html === undefined ? <tbody>{children}</tbody> : <tbody dangerouslySetInnerHTML={{ __html: html }} />}
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

const mostOnPaper = 45

/** On paper one row in so many is printed, that a table stays on its sheet. */
export function paperStep(rows: number): number {
  return Math.ceil(rows / mostOnPaper)
}

/** Said on paper only, where one row in `step` of a table is. */
export function ThinnedOnPaper({ rows, step }: { rows: number; step: number }) {
  if (step < 2) return null
  return (
    <p className="on-paper">{`Une ligne sur ${step} est imprimée\u00a0: les ${rows} sont à l’écran et dans le fichier CSV.`}</p>
  )
}

type ChartProps = {
  className?: string
  size: readonly [width: number, height: number]
  label: string
  /** Whether it fills its box, whatever that box is. */
  isStretched?: boolean
  children: ReactNode
}

export function Chart({ className = 'chart', size, label, isStretched, children }: ChartProps) {
  return (
    <svg
      className={className || undefined}
      viewBox={`0 0 ${size.join(' ')}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page: there is no file
      role="img"
      aria-label={label}
    >
      {children}
    </svg>
  )
}

export function Warning({ className, children }: { className: string; children: string }) {
  return (
    <p className={`tool-warning ${className}`}>
      <Icon name="triangle-alert" size={18} />
      <span>{children}</span>
    </p>
  )
}
