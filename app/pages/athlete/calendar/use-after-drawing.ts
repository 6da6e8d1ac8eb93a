import { useEffect, useRef } from 'react'

/** Acts on what was drawn: once the page stands, and again each time other HTML took its place. */
export function useAfterDrawing(html: string | undefined, act: (isAgain: boolean) => void): void {
  const seen = useRef<{ html: string | undefined }>(undefined)
  useEffect(() => {
    if (seen.current && seen.current.html === html) return
    const isAgain = seen.current !== undefined
    seen.current = { html }
    act(isAgain)
  })
}
