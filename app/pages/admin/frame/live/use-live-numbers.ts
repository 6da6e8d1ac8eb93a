import { useEffect, useEffectEvent, useState } from 'react'
import { href, useLocation, useRevalidator } from 'react-router'
import type { OfficeNumbers } from '#app/domain/to-do/numbers.ts'
import { isAnswering } from '#app/ui/blocks/ask-again.ts'

const pause = 30_000

/** The numbers of the menu, and what waits, as they change. Only a window that is seen is connected. */
export function useLiveNumbers(read: OfficeNumbers): OfficeNumbers {
  const [numbers, setNumbers] = useState(read)
  const [known, setKnown] = useState(read)
  if (known !== read) {
    setKnown(read)
    setNumbers(read)
  }
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const hear = useEffectEvent(async (told: OfficeNumbers, isFirst: boolean) => {
    setNumbers(told)
    // What came between the page and the connection is told by the first numbers alone.
    const isNews = !isFirst || JSON.stringify(told) !== JSON.stringify(read)
    if (isNews && pathname === href('/admin') && (await isAnswering())) await revalidate()
  })
  useEffect(() => {
    let events: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const close = () => {
      clearTimeout(timer)
      events?.close()
      events = undefined
    }
    const open = () => {
      close()
      if (document.hidden) return
      let isFirst = true
      events = new EventSource(href('/admin/evenements'))
      events.addEventListener('message', ({ data }) => {
        void hear(JSON.parse(String(data)), isFirst)
        isFirst = false
      })
      // The browser connects again by itself, except after an answer that is an error.
      events.addEventListener('error', () => {
        if (events?.readyState === EventSource.CLOSED) timer = setTimeout(open, pause)
      })
    }
    open()
    document.addEventListener('visibilitychange', open)
    return () => {
      document.removeEventListener('visibilitychange', open)
      close()
    }
  }, [])
  return numbers
}
