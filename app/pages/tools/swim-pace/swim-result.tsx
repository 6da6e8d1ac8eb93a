import { useDeferredValue, type CSSProperties } from 'react'
import { Figure } from '../figure.tsx'
import { missingFor } from './say-swim.ts'
import type { SwimAnswer } from './swim-answer.ts'
import { swimFacts, type SwimFact } from './swim-facts.ts'
import { WaterLines } from './water-lines.tsx'

const captions = { 'allure-100': 'Allure moyenne', temps: 'Temps', distance: 'Distance' }
const unitsPerSecond = 0.115

/** The figure that is looked for, on water whose lines are as far apart as the pace is slow. */
export function SwimResult({ answer }: { answer: SwimAnswer }) {
  const { main, others } = swimFacts(answer)
  // Whole units: the water is not drawn again for a second more or less, and then a frame after the figure.
  const gap = useDeferredValue(
    Math.min(40, Math.max(6, Math.round((answer.figures?.per100 ?? 104) * unitsPerSecond))),
  )
  return (
    <section className="calculator-result ink swim-result" aria-label="Résultat">
      {main ? (
        <div className="swim-main">
          <p className="calculator-caption">{captions[main.name as keyof typeof captions]}</p>
          <p className="calculator-figure num" style={charactersOf(main)}>
            <Figure name={main.name} value={main.value}>
              {main.text}
            </Figure>
            {main.unit && <small>{main.unit}</small>}
          </p>
          {answer.isFasterThanRecords && (
            <p className="swim-aside">
              {'Plus rapide que les records du monde\u00a0: le calcul est juste, la saisie l’est-elle\u202f?'}
            </p>
          )}
        </div>
      ) : (
        <p className="lead">{missingFor(answer.wanted)}</p>
      )}
      <WaterLines
        className="art swim-water"
        width={860}
        height={300}
        gap={gap}
        swell={0.9}
        mine={mineOf(gap)}
      />
      <dl className="calculator-facts">
        {others.map(({ label, name, value, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd className="num">
              <Figure name={name} value={value}>
                {text}
              </Figure>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function mineOf(gap: number): number {
  return Math.round((300 / gap) * 0.38)
}

/** How many figures wide it is, so that the largest time still fits its panel. */
function charactersOf({ text, unit }: SwimFact): CSSProperties {
  return { '--characters': text.length + (unit ? 1.6 : 0.3) } as CSSProperties
}
