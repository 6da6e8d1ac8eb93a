import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { cartCookieText } from '#app/domain/cart/cookie.ts'

/**
 * Reads the page again when another tab changed the cart, which the shell sees (`app/shell/cart-badge.ts`), and tells it when
 * this one did. @param cookie as it is shown
 */
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
