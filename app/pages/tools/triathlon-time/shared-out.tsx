import { writePercentage } from '#app/domain/training/typed/write-number.ts'
import { Figure } from '../figure.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { partWords, writeLegFigure } from './triathlon-words.ts'

type SharedOutProps = { together: NonNullable<TriathlonAnswer['target']['legs']>['together'] | undefined }

/** The same effort asked of all three legs. */
export function SharedOut({ together }: SharedOutProps) {
  if (!together) return null
  const legs = [
    { leg: 'swim', figure: together.swimPace },
    { leg: 'bike', figure: together.bikeSpeed },
    { leg: 'run', figure: together.runPace },
  ] as const
  return (
    <p className="shared-out">
      <b>Réparti sur les trois&nbsp;: {writePercentage(together.shortened * 100)} partout.</b>{' '}
      {legs.map(({ leg, figure }, index) => (
        <span key={leg}>
          {index > 0 && ', '}
          <Figure name={`${partWords[leg].name}-repartie`} value={figure}>
            {writeLegFigure(leg, figure)}
          </Figure>
        </span>
      ))}{' '}
      après le vélo.
    </p>
  )
}
