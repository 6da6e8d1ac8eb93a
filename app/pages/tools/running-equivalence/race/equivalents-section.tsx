import { memo } from 'react'
import type { Prediction } from '#app/domain/training/equivalence/equivalents.ts'
import { type Model, models } from '#app/domain/training/equivalence/model-ranges.ts'
import { machineValue, writeClock, writeDistance, writePace } from '#app/domain/training/typed/writing.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Figure, FigureCell, FiguresTable } from '../../figures.tsx'
import { ToolSection } from '../../tool-section.tsx'
import type { RunningEquivalenceAnswer } from '../running-equivalence-answer.ts'
import type { EquivalentRow } from './race-answer.ts'

const names = new Map([
  [1609.344, 'Mile'],
  [16_093.44, '10 miles'],
  [21_097.5, 'Semi-marathon'],
  [42_195, 'Marathon'],
])

const modelNames = {
  daniels: 'Daniels',
  riegel: 'Riegel',
  cameron: 'Cameron',
  purdy: 'Purdy',
  vickers: 'Vickers',
}

type EquivalentsSectionProps = { answer: RunningEquivalenceAnswer }

export const EquivalentsSection = memo(function EquivalentsSection({ answer }: EquivalentsSectionProps) {
  const { rows = [], reference } = answer
  const shown = models.filter((model) => rows.some(({ predictions }) => predictions[model]))
  return (
    <ToolSection
      id="equivalents"
      title="Vos temps équivalents"
      aside={
        <p className="muted">
          {reference?.isOfVdot
            ? 'Référence\u00a0: le 10\u00a0km que vaut votre VDOT.'
            : 'Chaque modèle, leur moyenne et une fourchette.'}
        </p>
      }
    >
      {rows.length > 0 ? (
        <>
          <FiguresTable
            caption="Temps équivalents"
            className="rows-tall equivalents-table"
            head={['Distance', 'Moyenne', 'Allure', 'Fourchette', ...shown.map((model) => modelNames[model])]}
          >
            {rows.map((row) => (
              <EquivalentLine
                key={row.distanceMetres}
                row={row}
                shown={shown}
                isOfVdot={reference?.isOfVdot === true}
              />
            ))}
          </FiguresTable>
          <p className="muted small equivalents-note">
            * Hors du domaine où le modèle a été vérifié&nbsp;: il compte de moins en moins dans la moyenne,
            et plus du tout un quart au-delà. La fourchette le contient toujours.
            «&#8239;Lointain&#8239;»&nbsp;: plus de quatre fois et demie votre distance, ou autant de fois
            moins. Gardez alors la fourchette haute.
          </p>
          <p className="muted small equivalents-note">
            Ces temps supposent un entraînement adapté à la distance. Un bon 10&nbsp;km ne fait un bon
            marathon qu’avec des sorties longues&nbsp;: c’est là que nous intervenons.
          </p>
        </>
      ) : (
        <p className="muted">Le tableau vient dès que vous indiquez une course ou un VDOT.</p>
      )}
    </ToolSection>
  )
})

type EquivalentLineProps = { row: EquivalentRow; shown: readonly Model[]; isOfVdot: boolean }

function EquivalentLine({ row, shown, isOfVdot }: EquivalentLineProps) {
  const { distanceMetres, mean, interval, isReference, isFar, predictions } = row
  return (
    <tr data-ligne={distanceMetres} className={isReference ? 'row-marked' : undefined}>
      <th scope="row">
        {names.get(distanceMetres) ?? writeDistance(distanceMetres)}
        {isReference && (
          <Badge tone="success" className="equivalent-mark">
            Référence
          </Badge>
        )}
        {isFar && <small className="equivalent-mark">lointain</small>}
      </th>
      <FigureCell name="moyenne" value={mean} write={writeClock} isMain />
      <td>{mean === undefined ? '—' : writePace((1000 * mean) / distanceMetres)}</td>
      <td className="muted">
        {isReference && (isOfVdot ? 'votre VDOT' : 'votre temps')}
        {!isReference && !interval && 'aucun modèle sûr'}
        {!isReference && interval && (
          <>
            <Figure name="fourchette-basse" value={interval.quickest} write={writeClock} />
            {' – '}
            <Figure name="fourchette-haute" value={interval.slowest} write={writeClock} />
          </>
        )}
      </td>
      {shown.map((model) => (
        <ModelCell key={model} model={model} prediction={predictions[model]} />
      ))}
    </tr>
  )
}

function ModelCell({ model, prediction }: { model: Model; prediction: Prediction | undefined }) {
  const label = modelNames[model]
  if (!prediction || machineValue(prediction.seconds) === undefined) return <td data-label={label}>—</td>
  const { seconds, weight } = prediction
  const isValid = weight === 1
  return (
    <td data-label={label} className={isValid ? undefined : 'equivalent-outside'}>
      <Figure name={model} value={seconds} write={writeClock} />
      {!isValid && (
        <>
          <span aria-hidden="true">*</span>
          <span className="vh"> hors domaine</span>
        </>
      )}
    </td>
  )
}
