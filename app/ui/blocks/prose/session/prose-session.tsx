import { isWorthDrawing, workoutEfforts } from '#app/domain/training/workouts/efforts.ts'
import { sportOf } from '#app/domain/training/workouts/intensity.ts'
import { readWorkout } from '#app/domain/training/workouts/read-workout.ts'
import { writtenTotals } from '#app/domain/training/workouts/totals.ts'
import type { Workout } from '#app/domain/training/workouts/workout.ts'
import { EffortMark } from '#app/ui/art/effort.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import type { SeanceProps } from '@allure/content-engine/render'
import { IconDrawing } from '../../content-icon/icon-drawing.tsx'
import type { PersonalSlot } from '../personal-prose.ts'
import { SessionLines } from './session-lines.tsx'
import { effortSlot, paceSlot, spokenSlot, wholeSlot } from './session-slots.ts'

type ProseSessionProps = SeanceProps & {
  id: string
  slot: (fill: PersonalSlot) => string
}

const sports = { course: 'course à pied', natation: 'natation', velo: 'vélo' }

export function ProseSession({ id, slot, sport, steps, notes, icon, ...written }: ProseSessionProps) {
  const workout = readWorkout(sport ?? sportOf(written.titre, steps), steps)
  return (
    <section className="prose-session card" aria-label={`Séance\u00A0: ${written.titre}`}>
      <p className="tag">
        {icon ? <IconDrawing drawing={icon} size={16} /> : null}
        Séance{sport ? `, ${sports[sport]}` : ''}
      </p>
      <p className="d5">{written.titre}</p>
      <SessionFacts {...written} workout={workout} />
      <SessionLines id={id} workout={workout} />
      <SessionSteps workout={workout} slot={slot} />
      {notes}
      <SessionEfforts workout={workout} slot={slot} />
      {slot(wholeSlot(workout))}
    </section>
  )
}

type PersonalProps = { workout: Workout; slot: (fill: PersonalSlot) => string }

function SessionSteps({ workout: { lines, sport }, slot }: PersonalProps) {
  return (
    <ol className="session-steps">
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps of a text never move
        <li key={index}>
          <span aria-hidden="true">{line.text}</span>
          <span className="vh">{slot(spokenSlot(line, sport))}</span>
          {slot(paceSlot(line, sport))}
        </li>
      ))}
    </ol>
  )
}

function SessionEfforts({ workout, slot }: PersonalProps) {
  if (!isWorthDrawing(workout)) return null
  return (
    <ul className="session-efforts" aria-label="Efforts de la séance">
      {workoutEfforts(workout).map((effort) => (
        <li key={effort.name} className="cluster row smaller">
          <EffortMark effort={effort.effort} />
          <span>{effort.name}</span>
          {slot(effortSlot(effort, workout.sport))}
        </li>
      ))}
    </ul>
  )
}

const nobody = { vma: undefined, css: undefined }

type SessionFactsProps = Pick<SeanceProps, 'duree' | 'distance' | 'allure' | 'intensite'> & {
  workout: Workout
}

type Fact = { name: string; value: string | undefined; icon: IconName }

function SessionFacts({ duree, distance, allure, intensite, workout }: SessionFactsProps) {
  const totals = writtenTotals(workout, nobody)
  const facts: Fact[] = [
    { name: 'Durée', value: duree ?? totals.duration, icon: 'clock' },
    { name: 'Distance', value: distance ?? totals.distance, icon: 'flag' },
    { name: 'Allure', value: allure, icon: 'timer' },
    { name: 'Intensité', value: intensite, icon: 'footprints' },
  ]
  const known = facts.filter(({ value }) => value !== undefined)
  if (known.length === 0) return null
  return (
    <dl className="cluster">
      {known.map(({ name, value, icon }) => (
        <div key={name}>
          <dt className="row muted">
            <Icon name={icon} size={16} />
            {name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
