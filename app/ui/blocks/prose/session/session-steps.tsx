import type { Workout } from '#app/domain/training/workouts/workout.ts'
import type { PersonalSlot } from '../personal-prose.ts'
import { paceSlot, spokenSlot } from './session-slots.ts'

type SessionStepsProps = { workout: Workout; slot: (fill: PersonalSlot) => string }

/** The steps as the coach wrote them, and in words for those who hear them. */
export function SessionSteps({ workout: { lines, sport }, slot }: SessionStepsProps) {
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
