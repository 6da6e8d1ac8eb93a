import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { keepTyping, type TypingOf } from './kept-typing.ts'

// Ms: the key is painted first, those that follow at once are kept with it.
const pause = 40

/** Keeps on this device what is typed into a form, until the site has saved it. */
export function useKeptTyping(of: TypingOf, form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  useEffect(() => stop, [stop])
  return {
    typed: () => {
      timer.current ??= setTimeout(() => {
        stop()
        if (form.current) keepTyping(of, form.current)
      }, pause)
    },
    sent: ({ nativeEvent }: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
      stop()
      const isGesture = nativeEvent.submitter?.getAttribute('name') === 'geste'
      if (form.current) keepTyping(of, form.current, !isGesture)
    },
  }
}
