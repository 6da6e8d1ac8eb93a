import { readWorkout } from '#app/domain/training/workouts/read-workout.ts'
import { sportOf } from '#app/domain/training/workouts/workout-sport.ts'
import type { SeanceProps } from '@allure/content-engine/render/block-props.ts'
import { IconDrawing } from '../../content-icon/icon-drawing.tsx'
import type { PersonalSlot } from '../personal-prose.ts'
import { SessionEfforts } from './session-efforts.tsx'
import { SessionFacts } from './session-facts.tsx'
import { SessionLines } from './session-lines.tsx'
import { wholeSlot } from './session-slots.ts'
import { SessionSteps } from './session-steps.tsx'

export type ProseSessionProps = SeanceProps & {
  /** Unique in the page. */
  id: string
  /** Leaves room for what depends on the reader. */
  slot: (fill: PersonalSlot) => string
}

const sports = { course: 'course à pied', natation: 'natation', velo: 'vélo' }

/** A training session: its figures, its drawing, its steps as one reads them at the track, its efforts. */
export function ProseSession({ id, slot, sport, steps, notes, icon, ...written }: ProseSessionProps) {
  const workout = readWorkout(sport ?? sportOf(written.titre, steps), steps)
  return (
    <section className="prose-session" aria-label={`Séance\u00A0: ${written.titre}`}>
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
