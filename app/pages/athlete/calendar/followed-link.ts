import type { MouseEvent } from 'react'

/** Where a click leads on this site; nothing when the browser is to deal with it (another tab, no link, elsewhere). */
export function pathOfLink({ nativeEvent }: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = nativeEvent
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  return link?.origin === location.origin ? link.pathname + link.search + link.hash : undefined
}
