import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { keepTyping, type TypingOf } from './kept-typing.ts'

// Ms: the key is painted first, those that follow at once are kept with it.
const pause = 40

/** Keeps on this device what is typed into a form, until the site has saved it. */
export function useKeptTyping(of: TypingOf, form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  const keepWaiting = useEffectEvent(() => {
    if (timer.current === undefined) return
    stop()
    if (form.current) keepTyping(of, form.current)
  })
  // Its form is still there when this is taken away.
  useLayoutEffect(() => {
    addEventListener('pagehide', keepWaiting)
    return () => {
      removeEventListener('pagehide', keepWaiting)
      keepWaiting()
    }
  }, [])
  return {
    typed: () => void (timer.current ??= setTimeout(keepWaiting, pause)),
    sent: ({ nativeEvent }: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
      stop()
      const isGesture = nativeEvent.submitter?.getAttribute('name') === 'geste'
      if (form.current) keepTyping(of, form.current, !isGesture)
    },
  }
}
