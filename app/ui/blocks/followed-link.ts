export function pathOfLink(event: MouseEvent): string | undefined {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const isHere = link?.origin === location.origin && link.target === ''
  return isHere ? link.pathname + link.search + link.hash : undefined
}
