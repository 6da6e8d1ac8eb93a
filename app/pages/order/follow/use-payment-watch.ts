import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 5000
/** Ten minutes: whoever pays for longer reloads the page. */
const mostLooks = 120

/** While a payment is awaited the page asks again by itself; never behind another window, and not for ever. */
export function usePaymentWatch(isAwaited: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isAwaited) return undefined
    let looks = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      looks += 1
      if (looks > mostLooks) clearInterval(timer)
      else void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isAwaited, revalidate])
}
