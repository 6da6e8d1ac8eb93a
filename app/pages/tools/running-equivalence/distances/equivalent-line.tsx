import { models } from '#app/domain/training/equivalence/equivalents.ts'
import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { Figure } from '../../figure.tsx'
import type { EquivalentRow } from './equivalents-answer.ts'
import { ModelCell } from './model-cell.tsx'
import { nameDistance } from './name-distance.ts'

/** A distance: the mean of the models valid there, how sure it is, then each model. */
export function EquivalentLine({ row, isOfVdot }: { row: EquivalentRow; isOfVdot: boolean }) {
  const { distanceMetres, mean, interval, isReference, isFar, predictions } = row
  return (
    <tr data-ligne={distanceMetres} className={isReference ? 'row-marked' : undefined}>
      <th scope="row">
        {nameDistance(distanceMetres)}
        {isReference && (
          <Badge tone="success" className="equivalent-mark">
            Référence
          </Badge>
        )}
        {isFar && <small className="equivalent-mark">lointain</small>}
      </th>
      <td className="num">
        {mean === undefined ? (
          '—'
        ) : (
          <Figure name="moyenne" value={mean}>
            {writeClock(mean)}
          </Figure>
        )}
      </td>
      <td>{mean === undefined ? '—' : writePace((1000 * mean) / distanceMetres)}</td>
      <td className="muted">
        {isReference && (isOfVdot ? 'votre VDOT' : 'votre temps')}
        {!isReference && !interval && 'aucun modèle sûr'}
        {!isReference && interval && (
          <>
            <Figure name="fourchette-basse" value={interval.quickest}>
              {writeClock(interval.quickest)}
            </Figure>
            {' – '}
            <Figure name="fourchette-haute" value={interval.slowest}>
              {writeClock(interval.slowest)}
            </Figure>
          </>
        )}
      </td>
      {models.map((model) => (
        <ModelCell key={model} model={model} prediction={predictions[model]} />
      ))}
    </tr>
  )
}
