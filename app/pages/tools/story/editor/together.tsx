import { useState } from 'react'
import type { Activity } from '#app/domain/activities/activity.ts'
import { sportOf } from '#app/domain/activities/figures/figures-of.ts'
import { sportNames } from '#app/domain/activities/sports.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
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
      </div>
      <output className="small">
        {chosen && !recap
          ? 'Aucune des activités ouvertes n’a de date dans cette période. Choisissez l’une d’elles, puis la période.'
          : ''}
      </output>
      <Merging opened={opened} />
    </div>
  )
}

/** Which of the open activities are legs of one: those of a day until somebody says. */
function Merging({ opened: { list, activity, merge } }: Pick<StoryState, 'opened'>) {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const whole = list.filter(({ id }) => !id.includes('+'))
  const isPicked = (one: Activity) => said.get(one.id) ?? dayOf(one) === dayOf(activity)
  if (whole.length < 2) return null
  return (
    <fieldset className="story-merging">
      <legend className="small muted">Un triathlon en plusieurs fichiers</legend>
      {whole.map((one) => (
        <label key={one.id} className="story-leg">
          <input
            type="checkbox"
            checked={isPicked(one)}
            onChange={({ currentTarget }) => setSaid(new Map(said).set(one.id, currentTarget.checked))}
          />
          <span className="small">{[one.title, sportNames[sportOf(one)]].join(', ')}</span>
        </label>
      ))}
      <Button look="line" size="small" onClick={() => void merge(whole.filter(isPicked))}>
        Réunir (triathlon)
      </Button>
    </fieldset>
  )
}

function dayOf({ startedAt }: Activity): string | undefined {
  return startedAt && dayInParis(startedAt)
}
