import { gunTimeOf } from '#app/domain/training/running/gun-time.ts'
import { Figure } from '../figure.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { writeTimeOf } from './write-run.ts'

/** What the clock over the finish line will show, when the start line was crossed after the gun. */
export function OfficialTime({ answer }: { answer: RunningPaceAnswer }) {
  const { run, delaySeconds } = answer
  if (!run || delaySeconds === undefined) return null
  const official = gunTimeOf(run.timeSeconds, delaySeconds)
  return (
    <p>
      À l’arrivée, votre montre marque {writeTimeOf(run.timeSeconds, answer)} et l’horloge officielle{' '}
      <Figure name="temps-officiel" value={official}>
        {writeTimeOf(official, answer)}
      </Figure>
      .
    </p>
  )
}
