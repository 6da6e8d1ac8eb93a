import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { cartCookieText } from '../../../domain/cart/cookie.ts'
import { announceCart, watchCart } from '../../../shell/cart-watch.ts'

/** Reads the page again when another tab changed the cart, and tells the badge when this one did. @param cookie as it is shown */
export function useFreshCart(cookie: string): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isIdle = state === 'idle' && navigation.state === 'idle'
  const asked = useRef<string>(undefined)

  useEffect(() => announceCart(cookie), [cookie])

  useEffect(() => {
    if (!isIdle) return undefined
    return watchCart(() => {
      const now = cartCookieText(document.cookie)
      // Asked once for each state: a browser that keeps another cookie than it was given is not asked for ever.
      if (now === cookie || now === asked.current) return
      asked.current = now
      void revalidate()
    })
  }, [cookie, isIdle, revalidate])
}
