import { useRef, useState, type SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { closeToast, toast } from '#app/ui/kit/toast.ts'
import { cutOffWords, sendAside } from '../send-aside.ts'
import { quickAnswerPath } from './calendar-addresses.ts'
import type { QuickAnswer } from './receive-quick-answer.server.ts'

/** Sends the answers that are pressed in the list, one after the other. */
export function useQuickAnswers() {
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
