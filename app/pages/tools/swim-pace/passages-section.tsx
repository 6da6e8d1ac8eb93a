import { memo } from 'react'
import {
  type PassageStep,
  lengthsAt,
  passagesOf,
  type Passage,
} from '#app/domain/training/swimming/passages.ts'
import type { PoolKey } from '#app/domain/training/swimming/pools.ts'
import type { Swim } from '#app/domain/training/swimming/swim.ts'
import { writeClock, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'
import { SegmentedControl } from '#app/ui/kit/fields/segmented-control.tsx'
import { FigureCell, FiguresTable } from '../figures.tsx'
import { SectionHead } from '../section-head.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { stepChoices } from './swim-pace-fields.ts'
import { writeMetres, writePassageDistance } from './write-swim.ts'

type PassagesSectionProps = { swim: Swim | undefined; pool: PoolKey; step: PassageStep; hasTenths: boolean }

export function PassagesSection({ swim, pool, step, hasTenths }: PassagesSectionProps) {
  const unit = pool === '25y' ? 'yd' : 'm'
  return (
    <section aria-labelledby="passages">
      <SectionHead id="passages" title="Vos passages" isSmall>
        {swim && (
          <p className="swim-small">
            {writeMetres(swim.distance)} à {writePace(swim.pace, '100 m')}
          </p>
        )}
      </SectionHead>
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

type PassagesTableProps = {
  distance: number
  time: number
  pool: PoolKey
  step: PassageStep
  hasTenths: boolean
}

const PassagesTable = memo(function PassagesTable({
  distance,
  time,
  pool,
  step,
  hasTenths,
}: PassagesTableProps) {
  const passages = passagesOf({ distance, time }, pool, step)
  if (!passages) return <p className="muted">Cette distance est trop longue pour un tableau.</p>
  const clock = (seconds: number) => writeClock(seconds, { tenths: hasTenths })
  return (
    <>
      {passages.hasTooMany && (
        <p className="swim-small">Cela ferait trop de lignes : voici celles qui tiennent dans un tableau.</p>
      )}
      <FiguresTable caption="Temps de passage" head={['Longueurs', 'Distance', 'Passage', 'Reste']}>
        {passages.rows.map((row, index) => (
          <PassageRow
            key={index}
            row={row}
            left={time - row.passage}
            pool={pool}
            isLast={index === passages.rows.length - 1}
            clock={clock}
          />
        ))}
      </FiguresTable>
    </>
  )
})

type PassageRowProps = {
  row: Passage
  left: number
  pool: PoolKey
  isLast: boolean
  clock: (seconds: number) => string
}

function PassageRow({ row, left, pool, isLast, clock }: PassageRowProps) {
  return (
    <tr
      data-ligne={Math.round(row.distance * 1000) / 1000}
      hidden={!row.isShown}
      className={isLast ? 'row-marked row-last' : undefined}
    >
      <th scope="row">{writeNumber(lengthsAt(row.distance, pool), 1)}</th>
      <td>{writePassageDistance(row.distance, pool === '25y')}</td>
      <FigureCell name="passage" value={row.passage} text={clock(row.passage)} isMain />
      <td className="muted">{isLast ? 'arrivée' : clock(left)}</td>
    </tr>
  )
}
