import type { PassageStep } from '#app/domain/training/swimming/passages.ts'
import type { PoolKey } from '#app/domain/training/swimming/pools.ts'
import type { Swim } from '#app/domain/training/swimming/swim.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { SegmentedControl } from '#app/ui/kit/segmented-control.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { PassagesTable } from './passages-table.tsx'
import { stepChoices } from './swim-pace-fields.ts'
import { writeMetres } from './write-swim.ts'

type PassagesSectionProps = { swim: Swim | undefined; pool: PoolKey; step: PassageStep; hasTenths: boolean }

/** The time at each wall that matters, at an even pace. */
export function PassagesSection({ swim, pool, step, hasTenths }: PassagesSectionProps) {
  const unit = pool === '25y' ? 'yd' : 'm'
  return (
    <section aria-labelledby="passages">
      <div className="tool-section-head">
        <h2 className="d4" id="passages">
          Vos passages
        </h2>
        {swim && (
          <p className="swim-small">
            {writeMetres(swim.distance)} à {writePace(swim.pace, '100 m')}
          </p>
        )}
      </div>
      <div className="swim-step">
        <SegmentedControl
          legend="Un passage tous les"
          name="pas"
          options={stepChoices.map(({ value, label }) => ({
            value,
            label: value === '50' || value === '100' ? `${label}\u00a0${unit}` : label,
          }))}
          defaultValue={step}
        />
        <CalculateButton />
      </div>
      {swim ? (
        <PassagesTable
          distance={swim.distance}
          time={swim.time}
          pool={pool}
          step={step}
          hasTenths={hasTenths}
        />
      ) : (
        <p className="muted">Une distance et un temps donnent vos temps de passage.</p>
      )}
    </section>
  )
}
