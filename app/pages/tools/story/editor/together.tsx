import { Button } from '#app/ui/kit/button.tsx'
import type { RecapKind } from '../picture/recap-story.ts'
import type { StoryState } from './use-story.ts'

const recapWords: readonly (readonly [RecapKind, string])[] = [
  ['week', 'Semaine'],
  ['month', 'Mois'],
  ['year', 'Année'],
]

/** What can be made of several activities. */
export function Together({ state: { opened, isRecap } }: { state: StoryState }) {
  return (
    <div className="story-together">
      <p className="small muted">Plusieurs activités en une image</p>
      <div className="story-buttons">
        {recapWords.map(([kind, label]) => (
          <Button
            key={kind}
            look="line"
            size="small"
            aria-pressed={opened.recapKind === kind}
            onClick={() => opened.chooseRecap(opened.recapKind === kind ? undefined : kind)}
          >
            {label}
          </Button>
        ))}
        <Button look="line" size="small" onClick={() => void opened.merge()}>
          Réunir (triathlon)
        </Button>
      </div>
      <output className="small">
        {opened.recapKind && !isRecap
          ? 'Aucune des activités ouvertes n’a de date dans cette période. Choisissez l’une d’elles, puis la période.'
          : ''}
      </output>
    </div>
  )
}
