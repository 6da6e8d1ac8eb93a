import drawingAddress from 'address:../picture/drawing.ts'
import { useEffect, useState } from 'react'
import type { Letters } from '#app/ui/art/stories/letters.ts'
import lettersUrl from '#app/ui/outlines/letters.json?url'
import { fetchScript } from '../fetch-script.ts'

/** The functions that draw, and the letters they draw with. */
export type Drawing = typeof import('../picture/drawing.ts') & { letters: Letters }

let fetched: Promise<Drawing> | undefined

function fetchDrawing(): Promise<Drawing> {
  fetched ??= Promise.all([
    fetchScript<typeof import('../picture/drawing.ts')>(drawingAddress),
    fetchLetters(),
  ]).then(([functions, letters]) => ({
    ...functions,
    letters,
  }))
  fetched.catch(() => (fetched = undefined))
  return fetched
}

async function fetchLetters(): Promise<Letters> {
  const answer = await fetch(lettersUrl)
  if (!answer.ok) throw new Error(`The letters answered ${answer.status}`)
  return answer.json()
}

/** What draws the picture once it is here; `isLost` where the network is away, until it comes back. */
export function useDrawing(): { drawing: Drawing | undefined; isLost: boolean } {
  const [drawing, setDrawing] = useState<Drawing>()
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (drawing) return
    const load = () => {
      fetchDrawing().then(
        (read) => {
          setDrawing(read)
          setIsLost(false)
        },
        () => setIsLost(true),
      )
    }
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [drawing])
  return { drawing, isLost }
}
