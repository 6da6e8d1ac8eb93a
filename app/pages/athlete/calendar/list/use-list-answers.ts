import { useRef, useState, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { cutOffWords, sendAside } from '../../send-aside.ts'
import { quickAnswerPath } from '../calendar-addresses.ts'
import type { QuickAnswer } from '../quick-answer.ts'

type Outcome = { readonly ok: true; readonly said: string } | { readonly ok: false; readonly message: string }

/** Sends the answers that are pressed in the list, one after the other, and leaves the focus where it was. */
export function useListAnswers(body: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const [outcome, setOutcome] = useState<Outcome>()
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
    queue.current = queue.current.then(() => send(new URLSearchParams({ [name]: value })))
  }

  async function send(form: URLSearchParams): Promise<void> {
    const answered = await sendAside<QuickAnswer>(quickAnswerPath, form)
    setOutcome(answered ?? { ok: false, message: cutOffWords })
    if (answered) await revalidate()
  }

  return { press, refocus, outcome }
}
