import { useEffect } from 'react'
import { noteViewport } from './viewport.ts'

export function useNotedViewport(): void {
  useEffect(() => {
    const note = () => noteViewport(innerWidth)
    note()
    addEventListener('resize', note, { passive: true })
    return () => removeEventListener('resize', note)
  }, [])
}
