import { Note } from '#app/ui/kit/note.tsx'
import { listOfLegs, type Leg } from './triathlon-words.ts'

/** Computed all the same, and said. */
export function BeyondNote({ beyond }: { beyond: readonly Leg[] }) {
  if (beyond.length === 0) return null
  return (
    <Note tone="warning" className="beyond-note">
      Plus vite que les meilleurs spécialistes du monde pour {listOfLegs(beyond)}&nbsp;: le calcul reste
      juste, mais vérifiez ce que vous avez saisi.
    </Note>
  )
}
