import { useEffect, useRef, type RefObject } from 'react'

/**
 * Leads the reader to what just appeared. Give the element `tabIndex={-1}`, and `autoFocus` for pages without a script.
 */
export function useFocusOnMount<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const element = useRef<Focusable>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
