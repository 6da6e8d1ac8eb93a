import { useRef, useState, type RefObject } from 'react'
import { useRevalidator } from 'react-router'
import { closeToast, toast } from '#app/ui/kit/toast.ts'
import { cutOffWords, sendAside } from '../../send-aside.ts'
import { quickAnswerPath } from '../calendar-addresses.ts'
import type { QuickAnswer } from '../quick-answer.ts'

/** Sends the answers that are pressed in the list, one after the other, and leaves the focus where it was. */
export function useListAnswers(body: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState<string>()
  const refusal = useRef<number>(undefined)
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
    if (refusal.current !== undefined) closeToast(refusal.current)
    if (answered?.ok) setSaid(answered.said)
    // One may be far from the top of the list.
    else refusal.current = toast({ title: answered?.message ?? cutOffWords, tone: 'error' })
    if (answered) await revalidate()
  }

  return { press, refocus, said }
}
