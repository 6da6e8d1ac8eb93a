import { Button } from '#app/ui/kit/button.tsx'
import { recapKinds } from '../activities/recap-kinds.ts'
import type { StoryState } from './use-story.ts'

/** What can be made of several activities. */
export function Together({ state: { opened, recap } }: { state: StoryState }) {
  const { several } = opened
  const chosen = several?.of ? undefined : several?.kind
  return (
    <div className="story-together">
      <p className="small muted">Plusieurs activités en une image</p>
      <div className="story-buttons">
        {recapKinds.map(({ kind, label }) => (
          <Button
            key={kind}
            look="line"
            size="small"
            aria-pressed={chosen === kind}
            onClick={() => opened.chooseRecap(chosen === kind ? undefined : kind)}
          >
            {label}
          </Button>
        ))}
        <Button look="line" size="small" onClick={() => void opened.merge()}>
          Réunir (triathlon)
        </Button>
      </div>
      <output className="small">
        {chosen && !recap
          ? 'Aucune des activités ouvertes n’a de date dans cette période. Choisissez l’une d’elles, puis la période.'
          : ''}
      </output>
    </div>
  )
}
