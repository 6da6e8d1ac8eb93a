import { useDeferredValue } from 'react'
import { writeClock, writeNumber, writeSpeed, writePace } from '#app/domain/training/typed/writing.ts'
import { Fact, Figure, type FigureProps } from '../figures.tsx'
import type { SwimAnswer } from './swim-pace-answer.ts'
import words from './swim-words.json' with { type: 'json' }
import { WaterLines } from './water-lines.tsx'
import { writeMetres, writePartTime } from './write-swim.ts'

const unitsPerSecond = 0.115

export function SwimResult({ answer }: { answer: SwimAnswer }) {
  const facts = factsOf(answer)
  const main = facts.find(({ name }) => name === words.headlines[answer.wanted].name) ?? facts.find(isPace)
  // Whole units: the water is not drawn again for a second more or less, and then a frame after the figure.
  const gap = useDeferredValue(
    Math.min(40, Math.max(6, Math.round((answer.figures?.per100 ?? 104) * unitsPerSecond))),
  )
  return (
    <section className="calculator-result ink swim-result" aria-label="Résultat">
      {main?.value !== undefined ? (
        <div className="swim-main">
          <p className="calculator-caption">
            {(isPace(main) ? words.headlines.allure : words.headlines[answer.wanted]).caption}
          </p>
          {/* How many figures wide it is, so that the largest time still fits its panel. */}
          <p
            className="calculator-figure num"
            style={{ '--characters': main.write(main.value).length + (isPace(main) ? 1.6 : 0.3) }}
          >
            <Figure {...main} />
            {isPace(main) && <small>/100 m</small>}
          </p>
          {answer.isFasterThanRecords && (
            <p className="tool-note swim-aside">
              {'Plus rapide que les records du monde\u00a0: le calcul est juste, la saisie l’est-elle\u202f?'}
            </p>
          )}
        </div>
      ) : (
        <p className="lead">{words.missing[answer.wanted]}</p>
      )}
      <WaterLines
        className="art swim-water"
        width={860}
        height={300}
        gap={gap}
        swell={0.9}
        mine={Math.round((300 / gap) * 0.38)}
      />
      <dl className="calculator-facts">
        {facts
          .filter((fact) => fact !== main)
          .map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
      </dl>
    </section>
  )
}

type SwimFact = FigureProps & { label: string }

function isPace({ name }: SwimFact): boolean {
  return name === words.headlines.allure.name
}

const poolWords = { '25y': '25 yd', '33.333': '33⅓ m', '25': undefined, '50': undefined }

function factsOf({ figures, pool, lengthTime, swim, swolf, hasTenths: tenths }: SwimAnswer): SwimFact[] {
  const pace = (seconds: number) => writePace(seconds, undefined, { tenths })
  const fact = (label: string, name: string, value: number | undefined, write: SwimFact['write']) => ({
    label,
    name,
    value,
    write,
  })
  const facts = [
    fact('Au 100 m', 'allure-100', figures?.per100, pace),
    fact('Au 50 m', 'allure-50', figures?.per50, writePartTime),
    fact('Au 25 m', 'allure-25', figures?.per25, writePartTime),
    fact(
      `Longueur de ${poolWords[pool.key]}`,
      'temps-longueur',
      poolWords[pool.key] === undefined ? undefined : lengthTime,
      writePartTime,
    ),
    fact('Au 100 yd', 'allure-100y', figures?.per100Yards, pace),
    fact('Vitesse', 'vitesse-kmh', figures?.speedKmh, (speed) => writeSpeed(speed, 'km/h')),
    fact('Vitesse en\u00a0m/s', 'vitesse', figures?.speed, (speed) => writeSpeed(speed, 'm/s')),
    fact('Temps', 'temps', swim?.time, (seconds) => writeClock(seconds, { tenths })),
    fact('Distance', 'distance', swim?.distance, writeMetres),
    fact('SWOLF', 'swolf', swolf, (points) => writeNumber(points, 1)),
  ]
  return facts.filter(({ value }) => value !== undefined)
}
