import legSportsAddress from 'address:./leg-sports.tsx'
import togetherAddress from 'address:./together.tsx'
import { useMemo } from 'react'
import type { Activity } from '#app/domain/activities/activity.ts'
import { textOf } from '#app/domain/activities/figures/figure.ts'
import { figuresOf, sportOf } from '#app/domain/activities/figures/figures-of.ts'
import { isOnFoot } from '#app/domain/activities/sports.ts'
import { dayInParis, formatDayOfYear, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { StoryDoor } from '../activities/story-door.tsx'
import { fetchScript } from '../fetch-script.ts'
import { late } from '../late.tsx'
import type { Stay } from '../story-query.ts'
import { FilePicker } from './file-picker.tsx'
import { HandForm } from './hand-form.tsx'
import type { StoryState } from './use-story.ts'

const LegSports = late(
  async () => (await fetchScript<typeof import('./leg-sports.tsx')>(legSportsAddress)).LegSports,
)
const Together = late(
  async () => (await fetchScript<typeof import('./together.tsx')>(togetherAddress)).Together,
)

export function ActivityPanel({ state }: { state: StoryState }) {
  const { opened, stay } = state
  const { list, first, activity, troubles, progress, several } = opened
  return (
    <section className="story-group" aria-labelledby="story-activity">
      <h2 id="story-activity">Votre activité</h2>
      <FilePicker open={opened.open} progress={progress} />
      <noscript>
        <Note>
          Un fichier est lu sur votre appareil&nbsp;: il faut JavaScript pour l’ouvrir. Des chiffres saisis à
          la main s’en passent.
        </Note>
      </noscript>
      {troubles.map(({ name, message }) => (
        <Note key={name + message} tone="warning">
          <p role="alert">{name ? `${name} : ${message}` : message}</p>
        </Note>
      ))}
      <ul className="story-list">
        {stay ? (
          <StayRow
            stay={stay}
            isChosen={several?.kind === 'stay'}
            onChoose={() => opened.chooseRecap('stay')}
          />
        ) : null}
        {[...list, first].map((one) => (
          <ActivityRow
            key={one.id}
            activity={one}
            isChosen={one === activity && !several}
            onChoose={() => opened.choose(one.id)}
            onForget={one === first ? undefined : () => opened.forget(one.id)}
          />
        ))}
      </ul>
      {activity !== first && !several ? <LegSports state={state} /> : null}
      {list.length > 1 ? <Together state={state} /> : null}
      <StoryDoor activity={activity} isStravaList={several?.of !== undefined} />
      <HandForm state={state} />
    </section>
  )
}

type StayProps = { stay: Stay; isChosen: boolean; onChoose: () => void }

/** The days of a camp in one picture, with what is opened of them. Without a script the form says them again. */
function StayRow({ stay: { title, place, from, until }, isChosen, onChoose }: StayProps) {
  return (
    <li>
      <label className="story-activity">
        <input type="radio" name="activite" value="" checked={isChosen} onChange={onChoose} />
        <span className="story-activity-icon centred">
          <Icon name="tent-tree" />
        </span>
        <span>
          <b>{title}</b>
          <small>{[capitalised(formatDayRangeInWords(from, until)), place].filter(Boolean).join(', ')}</small>
        </span>
      </label>
      <input type="hidden" name="lieu" value={place} />
      <input type="hidden" name="du" value={from} />
      <input type="hidden" name="au" value={until} />
    </li>
  )
}

type RowProps = {
  activity: Activity
  isChosen: boolean
  onChoose: () => void
  onForget: (() => void) | undefined
}

function ActivityRow({ activity, isChosen, onChoose, onForget }: RowProps) {
  const figures = useMemo(
    () => new Map(figuresOf(activity).map((figure) => [figure.name, figure])),
    [activity],
  )
  const [distance, pace] = [
    figures.get('distance'),
    figures.get('allure') ?? figures.get('vitesse') ?? figures.get('temps'),
  ]
  const detail = [
    activity.startedAt && formatDayOfYear(dayInParis(activity.startedAt)),
    distance && textOf(distance),
  ]
  const sport = sportOf(activity)
  const icon =
    sport === 'swim' ? 'waves' : isOnFoot(sport) ? 'footprints' : sport === 'triathlon' ? 'flag' : 'bike'
  return (
    <li>
      <label className="story-activity">
        <input type="radio" name="activite" value={activity.id} checked={isChosen} onChange={onChoose} />
        <span className="story-activity-icon centred">
          <Icon name={icon} />
        </span>
        <span>
          <b>{activity.title}</b>
          <small>{detail.filter(Boolean).join(', ')}</small>
        </span>
        {pace ? <em className="num">{pace.digits}</em> : null}
      </label>
      {onForget ? (
        <button
          type="button"
          className="story-forget"
          onClick={onForget}
          aria-label={`Oublier ${activity.title}`}
        >
          <Icon name="x" size={16} />
        </button>
      ) : null}
    </li>
  )
}
