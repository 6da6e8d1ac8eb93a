import { startTransition, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'
import { cartCookieText } from '#app/domain/cart/cookie.ts'
import { pathOfLink } from '#app/ui/blocks/followed-link.ts'
import { cartPath } from '#app/ui/blocks/navigation.ts'

export type CartChanges = {
  readonly waiting: ReadonlyMap<string, FormData>
  readonly send: (key: string, form: FormData) => void
  readonly settled: () => Promise<void>
}

/** Sends the cart's forms one after the other: each answer is the whole cart. */
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

/** Delays navigation until pending answers have come. @param settled undefined when nothing waits */
export function useLeaveOnceSettled(settled: (() => Promise<void>) | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!settled) return undefined
    const follow = async (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      await settled()
      await navigate(path)
    }
    // Before the link itself hears of it.
    document.addEventListener('click', follow, { capture: true })
    return () => document.removeEventListener('click', follow, { capture: true })
  }, [settled, navigate])
}

/** Reloads the page when another tab changed the cart. @param cookie as it is shown */
export function useFreshCart(cookie: string): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isIdle = state === 'idle' && navigation.state === 'idle'
  const asked = useRef<string>(undefined)

  useEffect(() => {
    document.dispatchEvent(new CustomEvent('cart-changed', { detail: cookie }))
  }, [cookie])

  useEffect(() => {
    if (!isIdle) return undefined
    const look = () => {
      const now = cartCookieText(document.cookie)
      // Asked once for each state: a browser that keeps another cookie than it was given is not asked for ever.
      if (now === cookie || now === asked.current) return
      asked.current = now
      void revalidate()
    }
    look()
    document.addEventListener('cart-read', look)
    return () => document.removeEventListener('cart-read', look)
  }, [cookie, isIdle, revalidate])
}
