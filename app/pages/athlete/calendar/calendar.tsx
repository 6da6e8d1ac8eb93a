import { data, redirect } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { DrawnOnce } from '#app/http/page/drawn-once.tsx'
import { forThisVisitor } from '#app/http/visitor-headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { useNotedViewport } from '../use-noted-viewport.ts'
import type { Route } from './+types/calendar.ts'
import { CalendarBody } from './calendar-body.tsx'
import { calendarSheet } from './calendar-sheet.ts'
import { pageTitle } from './calendar-words.ts'
import { CalendarFilters } from './head/calendar-filters.tsx'
import { CalendarHead } from './head/calendar-head.tsx'
import { readCalendarPage } from './read-calendar-page.server.ts'
import { receiveQuickAnswer } from './receive-quick-answer.server.ts'

export const links: Route.LinksFunction = calendarSheet

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? pageTitle(loaderData.head.place) : 'Calendrier',
    description: 'Les compétitions, les stages et la vie du club.',
    path: calendarPath,
    isHidden: true,
  })

export function loader({ request, context }: Route.LoaderArgs) {
  return readCalendarPage({ request, context })
}

/** One of the three answers, where no script sends it (`answer-aside.ts`): one comes back to where one was. */
export async function action({ request, context }: Route.ActionArgs) {
  const answered = await receiveQuickAnswer({ request, context })
  if (!answered.ok) return data(answered, { status: answered.status, headers: forThisVisitor })
  const { search } = new URL(request.url)
  throw redirect(`${calendarPath}${search}#${answered.key}`, 303)
}

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { title, count, head, filters, html } = loaderData
  useNotedViewport()
  return (
    <div className="wrap calendar">
      <DrawnOnce name="calendar-head">
        <CalendarHead {...head} />
      </DrawnOnce>
      <DrawnOnce name="calendar-filters">
        <CalendarFilters {...filters} />
      </DrawnOnce>
      <CalendarBody title={title} count={count} html={html} answered={actionData} />
    </div>
  )
}
