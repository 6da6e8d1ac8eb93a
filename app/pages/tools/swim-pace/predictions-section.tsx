import { memo } from 'react'
import {
  type SwimTest,
  swimPredictions,
  type SwimPrediction,
} from '#app/domain/training/swimming/critical-speed.ts'
import { writeClock, writePace } from '#app/domain/training/typed/writing.ts'
import { Figure, FigureCell, FiguresTable } from '../figures.tsx'
import { ToolSection } from '../tool-section.tsx'
import words from './swim-words.json' with { type: 'json' }
import { writeMetres } from './write-swim.ts'

type PredictionsSectionProps = { reference: SwimTest | undefined; isOfCss: boolean }

export function PredictionsSection({ reference, isOfCss }: PredictionsSectionProps) {
  return (
    <ToolSection
      look="column"
      id="estimations"
      title="Temps estimés"
      aside={<span className="badge badge-plain badge-example">Estimation</span>}
    >
      {reference ? (
        <PredictionsTable distance={reference.distance} time={reference.time} />
      ) : (
        <p className="muted">Un test CSS, ou une distance et un temps, donnent une estimation.</p>
      )}
      <p className="tool-note swim-aside">
        <b>À lire comme un ordre de grandeur.</b> {isOfCss ? ofCss : ofSwim} {caveat}
      </p>
    </ToolSection>
  )
}

const ofCss = 'Départ de votre allure CSS, proche de celle du 1\u202f500\u00a0m,'
const ofSwim = 'Départ de la distance et du temps saisis, à fond,'
const caveat =
  'et exposant de 1,03\u202f; fourchette de 1,02 à 1,06. Courants, houle, combinaison et navigation déplacent ' +
  'ces temps. De 25 à 50\u00a0m, comptez souvent 2 à 3\u00a0% de plus.'

const races: Record<number, string> = words.races

const PredictionsTable = memo(function PredictionsTable(reference: SwimTest) {
  return (
    <FiguresTable
      caption="Temps estimés, course par course"
      className="swim-predictions"
      head={['Distance', 'Temps', 'Au 100\u00a0m', 'Fourchette']}
    >
      {swimPredictions(reference).map((row) => (
        <PredictionRow key={row.distance} row={row} isReference={row.distance === reference.distance} />
      ))}
    </FiguresTable>
  )
})

function PredictionRow({ row, isReference }: { row: SwimPrediction; isReference: boolean }) {
  const { distance, time, pace, from, to } = row
  return (
    <tr data-ligne={`estime-${distance}`} className={isReference ? 'row-marked' : undefined}>
      <th scope="row">
        {writeMetres(distance)} <small>{races[distance]}</small>
      </th>
      <FigureCell name="temps-estime" value={time} write={writeClock} isMain />
      <FigureCell name="allure-estimee" value={pace} write={writePace} />
      <td className="muted">
        {isReference ? (
          'référence'
        ) : (
          <>
            <Figure name="temps-au-mieux" value={from} write={writeClock} />
            {' – '}
            <Figure name="temps-au-pire" value={to} write={writeClock} />
          </>
        )}
      </td>
    </tr>
  )
}
