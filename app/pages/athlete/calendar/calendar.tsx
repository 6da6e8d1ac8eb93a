import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { data, redirect, useNavigate, useRevalidator } from 'react-router'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { defaultView } from '#app/domain/competitions/calendar/default-view.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { focusPage } from '#app/ui/blocks/focus-page.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { closeToast, toast } from '#app/ui/kit/overlay/toast.ts'
import { addressWith, quickAnswerPath } from '../addresses.ts'
import { FollowedLinks } from '../followed-link.tsx'
import { cutOffWords, sendAside } from '../send-aside.ts'
import { useNotedViewport } from '../viewport.ts'
import type { Route } from './+types/calendar.ts'
import { CalendarFilters } from './calendar-filters.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarList } from './calendar-list.tsx'
import { pageTitle, placeTitle } from './calendar-words.ts'
import stylesheet from './calendar.css?url'
import { MonthTable } from './month-table.tsx'
import { receiveQuickAnswer, type QuickAnswer } from './receive-quick-answer.server.ts'

export { loader } from './read-calendar-page.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? pageTitle(loaderData.view.place) : 'Calendrier',
    description: 'Les compétitions, les stages et la vie du club.',
    path: calendarPath,
    isHidden: true,
  })

export async function action({ request, context }: Route.ActionArgs) {
  const answered = await receiveQuickAnswer({ request, context })
  if (!answered.ok) return data(answered, { status: answered.status, headers: forThisVisitor })
  const { search } = new URL(request.url)
  throw redirect(`${calendarPath}${search}#${answered.key}`, 303)
}

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { view, groups, count, weeks, list } = loaderData
  const { query, place } = view
  const title = placeTitle(place)
  const { onSubmit, said } = useQuickAnswers()
  useKeptView(view)
  useFocusOnPage(loaderData)
  return (
    <div className="wrap inner">
      <CalendarHead view={view} />
      <CalendarFilters query={query} groups={groups} />
      {actionData ? (
        <div role="alert" className="calendar-refusal">
          <Note tone="error">{actionData.message}</Note>
        </div>
      ) : null}
      <FollowedLinks>
        {weeks ? (
          <MonthTable
            month={place.month}
            title={title}
            weeks={weeks}
            addressOfDay={(day) => addressWith(query, { day, month: undefined, view: undefined })}
          />
        ) : null}
        <CalendarList view={view} list={list} count={count} onSubmit={onSubmit} />
      </FollowedLinks>
      <Announcement text={said ? `${said}. ${count}` : `${title}, ${count}`} />
    </div>
  )
}

/** The view shown stays for this visit, even where another one is what the window's width asks for. */
function useKeptView({ query, place }: Route.ComponentProps['loaderData']['view']): void {
  const navigate = useNavigate()
  useNotedViewport((breakpoint) => {
    const { view } = place
    if (query.view !== undefined || view === 'jour' || defaultView(breakpoint) === view) return
    const address = addressWith(query, { view, page: query.page })
    void navigate(address, { replace: true, preventScrollReset: true })
  })
}

function useFocusOnPage(shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) focusPage('')
  }, [shown])
}

function useQuickAnswers() {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState<string>()
  const refusal = useRef<number>(undefined)
  const queue = useRef<Promise<void>>(Promise.resolve())

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    const form = new URLSearchParams({ [submitter.name]: submitter.value })
    queue.current = queue.current.then(() => send(form))
  }

  async function send(form: URLSearchParams): Promise<void> {
    const answered = await sendAside<QuickAnswer>(quickAnswerPath, form)
    if (refusal.current !== undefined) closeToast(refusal.current)
    if (answered?.ok) setSaid(answered.said)
    // One may be far from the top of the list.
    else refusal.current = toast({ title: answered?.message ?? cutOffWords, tone: 'error' })
    if (answered) await revalidate()
  }

  return { onSubmit, said }
}

function Announcement({ text }: { text: string }) {
  const output = useRef<HTMLOutputElement>(null)
  const said = useRef(text)
  useEffect(() => {
    if (said.current === text || !output.current) return
    said.current = text
    output.current.textContent = text
  }, [text])
  return <output className="vh" ref={output} />
}
