import { ChoicePill } from '#app/ui/kit/choice-pill.tsx'
import { ChoicePills } from '#app/ui/kit/choice-pills.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { Figure } from '../figure.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { formatOrder, formatRemarks, formatWords, partWords, writeLegDistance } from './triathlon-words.ts'

type FormatChoiceProps = Pick<TriathlonAnswer, 'format' | 'distances' | 'hasOwnDistances'>

/** The seven formats, both meanings of « L » side by side, and the distances that are counted with. */
export function FormatChoice({ format, distances, hasOwnDistances }: FormatChoiceProps) {
  const known = (['swim', 'bike', 'run'] as const).flatMap((leg) => {
    const metres = distances[leg]
    return metres === undefined ? [] : [{ leg, metres }]
  })
  return (
    <div className="format-row">
      <fieldset>
        <legend className="vh">Format</legend>
        <ChoicePills>
          {formatOrder.map((key) => (
            <ChoicePill key={key} name="format" value={key} defaultChecked={key === format}>
              {formatWords[key].label}
            </ChoicePill>
          ))}
        </ChoicePills>
      </fieldset>
      <p className="format-distances">
        {known.map(({ leg, metres }, index) => (
          <span key={leg}>
            {index > 0 && ' · '}
            <Figure name={`distance-${partWords[leg].name}`} value={metres}>
              {writeLegDistance(leg, metres)}
            </Figure>
          </span>
        ))}
        {'. '}
        {hasOwnDistances ? 'Vos distances.' : formatRemarks[format]}
      </p>
      <CalculateButton />
    </div>
  )
}
