import { memo } from 'react'
import {
  lengthsAt,
  passagesOf,
  type Passage,
  type PassageStep,
} from '#app/domain/training/swimming/passages.ts'
import type { PoolKey } from '#app/domain/training/swimming/pools.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { Figure } from '../figure.tsx'
import { writePassageDistance } from './write-swim.ts'

type PassagesTableProps = {
  distance: number
  time: number
  pool: PoolKey
  step: PassageStep
  hasTenths: boolean
}

/** Passages of a swim (m, s). Rows between two that fit are there for who looks for them, not shown. */
export const PassagesTable = memo(function PassagesTable({
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
      <DataTable caption="Temps de passage" className="figures-table">
        <thead>
          <tr>
            <th scope="col">Longueurs</th>
            <th scope="col">Distance</th>
            <th scope="col">Passage</th>
            <th scope="col">Reste</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </DataTable>
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
      <td className="num">
        <Figure name="passage" value={row.passage}>
          {clock(row.passage)}
        </Figure>
      </td>
      <td className="muted">{isLast ? 'arrivée' : clock(left)}</td>
    </tr>
  )
}
