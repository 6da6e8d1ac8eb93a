import type { ReactNode } from 'react'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'

/** @param here a page below the calendar, or the calendar itself */
export function AreaBreadcrumb({ here }: { here?: string | undefined }) {
  const area = { label: 'Espace athlète', to: athletePath }
  const calendar = { label: 'Calendrier' }
  const below = here === undefined ? [calendar] : [{ ...calendar, to: calendarPath }, { label: here }]
  return <Breadcrumb steps={[area, ...below]} />
}

type TitledSectionProps = { id: string; title: ReactNode; className?: string; children: ReactNode }

/** A part of a page under a title of its own. @param id of the title */
export function TitledSection({ id, title, className, children }: TitledSectionProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className="d4" id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
