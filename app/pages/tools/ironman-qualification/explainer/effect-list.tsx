import { writePercentage } from '#app/domain/training/typed/write-number.ts'
import { Certainty } from './certainty.tsx'
import { hundredStrokes } from './hundred-strokes.ts'
import { effects, womenPerHundred } from './published-effect.ts'

/** What one list for all did to the women, by hundreds. */
export function EffectList() {
  return (
    <ul className="effects">
      {effects.map((effect) => {
        const women = womenPerHundred(effect)
        const strokes = hundredStrokes(women)
        return (
          <li key={effect.title}>
            <p>
              <b>{effect.title}</b>
              <small>{effect.detail}</small>
            </p>
            <svg viewBox="0 0 400 44" preserveAspectRatio="none" aria-hidden="true">
              <path className="ln" d={strokes.short} />
              <path className="ln ln-hi" d={strokes.tall} />
            </svg>
            <p>
              <b className="num">{writePercentage(effect.men)} d’hommes</b>
              <small>soit {women} femmes sur 100</small>
              <Certainty degree={effect.degree} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
