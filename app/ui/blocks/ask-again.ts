import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const patience = 3000

/**
 * While it is wanted the page asks again by itself, at most so many times; never behind another window. What is shown
 * stays while the site does not answer: a page that asked and got nothing would make way for an error.
 */
export function useAskAgain(isWanted: boolean, everyMs: number, most = Number.POSITIVE_INFINITY): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWanted) return undefined
    let looks = 0
    const timer = setInterval(async () => {
      if (document.hidden || !navigator.onLine) return
      looks += 1
      if (looks > most) clearInterval(timer)
      else if (await isAnswering()) await revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isWanted, everyMs, most, revalidate])
}

/** Whether the site answers now: before a page asks again that would make way for an error. */
export async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(patience) })).ok
  } catch {
    return false
  }
}
