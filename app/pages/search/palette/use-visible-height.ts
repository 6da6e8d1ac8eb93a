import { useEffect, type RefObject } from 'react'

export function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      // Pinching makes it smaller too; that is no reason to lay anything out anew.
      const height = `${Math.round(viewport.height * viewport.scale)}px`
      inside.current?.closest('dialog')?.style.setProperty('--visible-height', height)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [inside])
}
