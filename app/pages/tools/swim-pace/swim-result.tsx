import { useDeferredValue, type CSSProperties } from 'react'
import { writeClock, writeNumber, writeSpeed, writePace } from '#app/domain/training/typed/writing.ts'
import { Fact, Figure } from '../figures.tsx'
import type { SwimAnswer } from './swim-pace-answer.ts'
import { WaterLines } from './water-lines.tsx'
import { missingFor, writeMetres, writePartTime } from './write-swim.ts'

const captions = { 'allure-100': 'Allure moyenne', temps: 'Temps', distance: 'Distance' }
const unitsPerSecond = 0.115

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
            <Figure name={main.name} value={main.value} text={main.text} />
            {main.unit && <small>{main.unit}</small>}
          </p>
          {answer.isFasterThanRecords && (
            <p className="tool-note swim-aside">
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
          <Fact key={name} label={label} name={name} value={value} text={text} />
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

type SwimFact = { label: string; name: string; value: number; text: string; unit?: string }

function swimFacts(answer: SwimAnswer): { main: SwimFact | undefined; others: SwimFact[] } {
  const facts = allFacts(answer)
  const name = { allure: 'allure-100', temps: 'temps', distance: 'distance' }[answer.wanted]
  const main = facts.find((fact) => fact.name === name) ?? facts.find((fact) => fact.name === 'allure-100')
  return { main, others: facts.filter((fact) => fact !== main) }
}

function allFacts(answer: SwimAnswer): SwimFact[] {
  return [...paceFacts(answer), ...swimFactsOf(answer), ...strokeFacts(answer)]
}

function paceFacts({ figures, pool, lengthTime, hasTenths: tenths }: SwimAnswer): SwimFact[] {
  if (!figures) return []
  const { per100, per50, per25, per100Yards, speed, speedKmh } = figures
  const length = { '25y': '25 yd', '33.333': '33⅓ m', '25': undefined, '50': undefined }[pool.key]
  return [
    {
      label: 'Au 100 m',
      name: 'allure-100',
      value: per100,
      text: writePace(per100, undefined, { tenths }),
      unit: '/100 m',
    },
    { label: 'Au 50 m', name: 'allure-50', value: per50, text: writePartTime(per50) },
    { label: 'Au 25 m', name: 'allure-25', value: per25, text: writePartTime(per25) },
    ...(length && lengthTime
      ? [
          {
            label: `Longueur de ${length}`,
            name: 'temps-longueur',
            value: lengthTime,
            text: writePartTime(lengthTime),
          },
        ]
      : []),
    {
      label: 'Au 100 yd',
      name: 'allure-100y',
      value: per100Yards,
      text: writePace(per100Yards, undefined, { tenths }),
    },
    { label: 'Vitesse', name: 'vitesse-kmh', value: speedKmh, text: writeSpeed(speedKmh, 'km/h') },
    { label: 'Vitesse en\u00a0m/s', name: 'vitesse', value: speed, text: writeSpeed(speed, 'm/s') },
  ]
}

function swimFactsOf({ swim, hasTenths: tenths }: SwimAnswer): SwimFact[] {
  if (!swim) return []
  return [
    { label: 'Temps', name: 'temps', value: swim.time, text: writeClock(swim.time, { tenths }) },
    { label: 'Distance', name: 'distance', value: swim.distance, text: writeMetres(swim.distance) },
  ]
}

function strokeFacts({ swolf }: SwimAnswer): SwimFact[] {
  return swolf === undefined
    ? []
    : [{ label: 'SWOLF', name: 'swolf', value: swolf, text: writeNumber(swolf, 1) }]
}
