import { memo } from 'react'
import { swimPredictions, type SwimPrediction } from '#app/domain/training/swimming/predictions.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { DataTable } from '#app/ui/kit/data-table.tsx'
import { Figure } from '../figure.tsx'
import { writeMetres } from './write-swim.ts'

const races: Record<number, string> = {
  750: 'format S',
  1500: 'format M',
  1900: '70.3',
  3800: 'XXL',
  5000: 'eau libre',
  10000: 'eau libre',
}

/** Times foretold of a swim (m, s), with the interval of the exponents; the swim itself is the mark. */
export const PredictionsTable = memo(function PredictionsTable(reference: {
  distance: number
  time: number
}) {
  return (
    <DataTable caption="Temps estimés, course par course" className="figures-table swim-predictions">
      <thead>
        <tr>
          <th scope="col">Distance</th>
          <th scope="col">Temps</th>
          <th scope="col">Au 100&nbsp;m</th>
          <th scope="col">Fourchette</th>
        </tr>
      </thead>
      <tbody>
        {swimPredictions(reference).map((row) => (
          <PredictionRow key={row.distance} row={row} isReference={row.distance === reference.distance} />
        ))}
      </tbody>
    </DataTable>
  )
})

function PredictionRow({ row, isReference }: { row: SwimPrediction; isReference: boolean }) {
  return (
    <tr data-ligne={`estime-${row.distance}`} className={isReference ? 'row-marked' : undefined}>
      <th scope="row">
        {writeMetres(row.distance)} <small>{races[row.distance]}</small>
      </th>
      <td className="num">
        <Figure name="temps-estime" value={row.time}>
          {writeClock(row.time)}
        </Figure>
      </td>
      <td>
        <Figure name="allure-estimee" value={row.pace}>
          {writePace(row.pace)}
        </Figure>
      </td>
      <td className="muted">{isReference ? 'référence' : <Interval row={row} />}</td>
    </tr>
  )
}

function Interval({ row }: { row: SwimPrediction }) {
  return (
    <>
      <Figure name="temps-au-mieux" value={row.from}>
        {writeClock(row.from)}
      </Figure>
      {' – '}
      <Figure name="temps-au-pire" value={row.to}>
        {writeClock(row.to)}
      </Figure>
    </>
  )
}
