import { writeDuration } from '#app/domain/training/typed/write-duration.ts'
import { Figure } from '../figure.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { partWords, writeLegFigure } from './triathlon-words.ts'

type LegLeftLineProps = { left: TriathlonAnswer['target']['left']; hasTarget: boolean }

/** Of a total and four parts, the fifth; or what is still missing to say it. */
export function LegLeftLine({ left, hasTarget }: LegLeftLineProps) {
  if (!hasTarget)
    return <p className="leg-left">Indiquez un temps visé&nbsp;: chaque segment dira ce qu’il demande.</p>
  if (!left)
    return (
      <p className="leg-left">
        Il manque encore des valeurs pour remonter depuis ce total&nbsp;: complétez les segments ci-dessus.
      </p>
    )
  const { theLeg, name } = partWords[left.leg]
  if (left.figure === undefined) {
    return (
      <p className="leg-left">
        Il ne reste aucun temps pour {theLeg}&nbsp;: les autres parties épuisent ce total.
      </p>
    )
  }
  return (
    <p className="leg-left">
      Il reste {writeDuration(left.time)} pour {theLeg}, soit{' '}
      <b className="num">
        <Figure name={`${name}-demandee`} value={left.figure}>
          {writeLegFigure(left.leg, left.figure)}
        </Figure>
      </b>
      {left.leg === 'run' && ' après le vélo'}.
    </p>
  )
}
