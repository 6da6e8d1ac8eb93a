import { useRef, type RefObject } from 'react'
import { useFetcher } from 'react-router'
import type { QuickAnswer } from '../quick-answer.ts'

/** Sends the answers that are pressed in the list, one after the other, and leaves the focus where it was. */
export function useListAnswers(body: RefObject<HTMLElement | null>) {
  const { submit, data } = useFetcher<QuickAnswer>()
  const queue = useRef<Promise<void>>(Promise.resolve())
  const pressed = useRef<string>(undefined)

  /** To be called whenever the list was drawn: an answer takes the pressed button away. */
  function refocus(): void {
    if (pressed.current === undefined || document.activeElement !== document.body) return
    body.current?.querySelector<HTMLElement>(pressed.current)?.focus({ preventScroll: true })
  }

  function press(button: HTMLButtonElement): void {
    const { name, value } = button
    pressed.current = `button[name="${name}"][value="${value}"]`
    const action = location.pathname + location.search
    queue.current = queue.current.then(() => submit({ [name]: value }, { method: 'post', action }))
  }

  return { press, refocus, outcome: data }
}
