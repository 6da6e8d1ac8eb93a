import { useEffect } from 'react'
import { noteViewport } from './viewport.ts'

/** Notes the width of the window for the server, now and whenever it changes. */
export function useNotedViewport(): void {
  useEffect(() => {
    const note = () => noteViewport(innerWidth)
    note()
    addEventListener('resize', note, { passive: true })
    return () => removeEventListener('resize', note)
  }, [])
}
