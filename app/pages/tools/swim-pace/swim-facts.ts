import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeNumber, writeSpeed } from '#app/domain/training/typed/write-number.ts'
import { writePace } from '#app/domain/training/typed/write-pace.ts'
import type { SwimAnswer } from './swim-answer.ts'
import { writeMetres, writePartTime } from './write-swim.ts'

/** A figure of the swim, with its name for machines; `unit` stands small beside it. */
export type SwimFact = { label: string; name: string; value: number; text: string; unit?: string }

/** What is looked for first, large; without it the pace; then all the others. */
export function swimFacts(answer: SwimAnswer): { main: SwimFact | undefined; others: SwimFact[] } {
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
