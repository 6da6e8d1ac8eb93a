import type { RefObject, SyntheticEvent } from 'react'
import { keepTyping, type TypingOf } from './kept-typing.ts'

/** Keeps on this device what is typed into a form, until the site has saved it. */
export function useKeptTyping(of: TypingOf, form: RefObject<HTMLFormElement | null>) {
  return {
    typed: () => {
      if (form.current) keepTyping(of, form.current)
    },
    sent: ({ nativeEvent }: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
      const isGesture = nativeEvent.submitter?.getAttribute('name') === 'geste'
      if (form.current) keepTyping(of, form.current, !isGesture)
    },
  }
}
