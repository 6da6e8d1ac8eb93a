import { type RefObject, useEffect } from 'react'

/** `--keyboard`: how much of the window's foot a keyboard covers, where the layout does not follow it (iOS). */
export function useKeyboardSpace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const place = () => {
      const covered = document.documentElement.clientHeight - seen.height - seen.offsetTop
      const isZoomed = seen.scale > 1.01
      element.current?.style.setProperty('--keyboard', isZoomed ? '0px' : `${Math.max(0, covered)}px`)
    }
    seen.addEventListener('resize', place)
    seen.addEventListener('scroll', place)
    return () => {
      seen.removeEventListener('resize', place)
      seen.removeEventListener('scroll', place)
    }
  }, [element])
}
