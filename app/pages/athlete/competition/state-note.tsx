import { Note } from '#app/ui/kit/note.tsx'
import type { CompetitionState } from './competition-state.ts'

const words: Readonly<Partial<Record<CompetitionState, string>>> = {
  proposed:
    'Cette course attend l’accord d’un coach. En attendant, seuls les coachs et la personne qui la propose la voient. On y répondra une fois qu’elle sera au calendrier.',
  refused: 'Cette proposition n’a pas été retenue. Seuls les coachs et la personne qui l’a faite la voient.',
  cancelled: 'Cette course n’aura pas lieu. Elle reste au calendrier pour que tout le monde le sache.',
}

/** What there is to know of a state that is out of the ordinary, and who the page is for. */
export function StateNote({ state, group }: { state: CompetitionState; group: string | undefined }) {
  const said = words[state]
  return (
    <>
      {said === undefined ? null : (
        <Note tone={state === 'cancelled' ? 'error' : 'info'} className="race-note">
          {said}
        </Note>
      )}
      {group === undefined ? null : (
        <Note tone="neutral" icon="users" className="race-note">
          Pour le groupe <b>{group}</b> seulement.
        </Note>
      )}
    </>
  )
}
