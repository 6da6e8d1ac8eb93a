import { useRef, type MouseEvent, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { DrawnPart } from '#app/http/page/drawn-part.tsx'
import { focusPage } from '#app/ui/blocks/focus-page.ts'
import { pathOfLink } from '#app/ui/blocks/followed-link.ts'
import { Note } from '#app/ui/kit/note.tsx'
import { Announcement } from './announcement.tsx'
import { useListAnswers } from './list/use-list-answers.ts'
import { useGridKeys } from './month/use-grid-keys.ts'
import type { QuickAnswer } from './quick-answer.ts'
import { useAfterDrawing } from './use-after-drawing.ts'

type CalendarBodyProps = {
  title: string
  count: string
  html: string | undefined
  /** What became of an answer that was sent without a script. */
  answered: QuickAnswer | undefined
}

/** The month and the list, as the server drew them: their links, keys and buttons are followed without leaving the page. */
export function CalendarBody({ title, count, html, answered }: CalendarBodyProps) {
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)
  const { prepare, onKeyDown } = useGridKeys(body)
  const { press, refocus, said = answered?.ok ? answered.said : undefined } = useListAnswers(body)
  useAfterDrawing(html, (isAgain) => {
    prepare()
    if (!isAgain) return
    refocus()
    // When what led here is gone and nothing has the focus, the page itself is where one is.
    if (document.activeElement === document.body) focusPage('')
  })

  function follow(event: MouseEvent): void {
    const path = pathOfLink(event.nativeEvent)
    if (path === undefined) return
    event.preventDefault()
    void navigate(path)
  }

  function send(event: SubmitEvent): void {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    press(submitter)
  }

  return (
    <>
      {answered && !answered.ok ? (
        <div role="alert" className="calendar-refusal">
          <Note tone="error">{answered.message}</Note>
        </div>
      ) : null}
      <DrawnPart
        name="calendrier"
        html={html}
        ref={body}
        onClick={follow}
        onKeyDown={onKeyDown}
        onSubmit={send}
      />
      <Announcement text={said ? `${said}. ${count}` : `${title}, ${count}`} />
    </>
  )
}
