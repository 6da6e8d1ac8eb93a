import { startTransition, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { cartPath } from '#app/ui/blocks/navigation.ts'

export type CartChanges = {
  readonly waiting: ReadonlyMap<string, FormData>
  readonly send: (key: string, form: FormData) => void
  readonly settled: () => Promise<void>
}

/**
 * Sends the cart's forms one after the other: each answer is the whole cart, so that one sent before the answer to another
 * would undo it.
 */
export function useCartChanges(): CartChanges {
  const submit = useSubmit()
  const [waiting, setWaiting] = useState<ReadonlyMap<string, FormData>>(new Map())
  const last = useRef(new Map<string, FormData>())
  const turn = useRef(Promise.resolve())
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function sendInTurn(key: string, form: FormData) {
    const next = last.current.get(key)
    const isReplaced = next !== form && next?.get('intent') === form.get('intent')
    if (isReplaced || !isHere.current) return
    await submit(form, { method: 'post', action: cartPath, replace: true, preventScrollReset: true })
    if (last.current.get(key) === form) last.current.delete(key)
    // With the answer, which the router shows in a transition: sooner, the line would be seen as it was before.
    startTransition(() => setWaiting(new Map(last.current)))
  }

  return {
    waiting,
    send(key, form) {
      last.current.set(key, form)
      setWaiting(new Map(last.current))
      turn.current = turn.current.then(() => sendInTurn(key, form))
    },
    settled: () => turn.current,
  }
}

export function sendWith(send: CartChanges['send'], key: string) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    send(key, new FormData(event.currentTarget, submitter))
  }
}
