import { useEffect, useState } from 'react'
import type { Letters } from '#app/ui/art/stories/letters.ts'
import lettersUrl from '#app/ui/outlines/letters.json?url'

let fetched: Promise<Letters> | undefined

function fetchLetters(): Promise<Letters> {
  fetched ??= fetch(lettersUrl).then((answer) => {
    if (!answer.ok) throw new Error(`The letters answered ${answer.status}`)
    return answer.json()
  })
  fetched.catch(() => (fetched = undefined))
  return fetched
}

/** The letters of the picture once they are here; `isLost` where the network is away, until it comes back. */
export function useLetters(): { letters: Letters | undefined; isLost: boolean } {
  const [letters, setLetters] = useState<Letters>()
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (letters) return
    const load = () => {
      fetchLetters().then(
        (read) => {
          setLetters(read)
          setIsLost(false)
        },
        () => setIsLost(true),
      )
    }
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [letters])
  return { letters, isLost }
}
