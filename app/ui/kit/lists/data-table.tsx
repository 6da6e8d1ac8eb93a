import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

type DataTableProps = {
  caption: string
  showCaption?: boolean
  className?: string
  children: ReactNode
}

export function DataTable({ caption, showCaption, className, children }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must take the focus
    <section className={joinClasses('data-table', className)} aria-label={caption} tabIndex={0}>
      <table>
        <caption className={showCaption ? undefined : 'vh'}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
