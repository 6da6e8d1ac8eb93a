import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { CalculateButton } from '../calculate-button.tsx'
import { RangeField } from '../range-field.tsx'
import { SlowDownChart } from './slow-down-chart.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'

type RunAfterBikeProps = {
  typed: string | undefined
  /** For the slider: it must be where the finger is at once. */
  answer: Pick<TriathlonAnswer, 'readings' | 'paces'>
  /** For the drawing and its words, which may come a frame later. */
  drawn: TriathlonAnswer
}

/** How much slower one runs after the bike: to slide or to type, never hidden in the sum. */
export function RunAfterBike({ typed, answer: { readings, paces }, drawn }: RunAfterBikeProps) {
  return (
    <section className="run-after-bike" aria-labelledby="apres-le-velo">
      <div className="tool-section-head">
        <h2 className="d4" id="apres-le-velo">
          Courir après le vélo
        </h2>
      </div>
      <RangeField
        name="ralentissement"
        label="Ralentissement à pied, en %"
        typed={typed}
        reading={readings.slowDown}
        value={paces.slowDown ?? 0}
        least={0}
        most={20}
        step={0.5}
        hint="Vide&nbsp;: 0&nbsp;%, comme si vous couriez sans avoir roulé."
      />
      <SlowDownChart slowDown={drawn.paces.slowDown ?? 0} runPaceAfterBike={drawn.times.runPaceAfterBike} />
      <p className="race-note">
        <b>Jamais caché dans le calcul.</b> {costOf(drawn)} Les plages sont des repères d’entraîneurs, pas des
        mesures&nbsp;: à vérifier sur vos courses.
      </p>
      <CalculateButton />
    </section>
  )
}

function costOf({ paces, times, distances }: TriathlonAnswer): string {
  const [fresh, afterBike, metres] = [paces.runPace, times.runPaceAfterBike, distances.run]
  if (fresh === undefined || afterBike === undefined || metres === undefined) return ''
  const lost = ((afterBike - fresh) * metres) / 1000
  return `À sec, ${writePace(fresh, 'km')}\u202f; après le vélo, ${writePace(afterBike, 'km')}, soit ${writeClock(lost)} de plus.`
}
