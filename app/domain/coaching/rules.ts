import type { InfoOf } from '#content/collections/info.ts'

/** A formula one pays by the month; cents, tax included. */
type Formula = { monthlyPriceCents: number }

/** The price « à partir de ». Undefined without formulas. */
export function lowestPriceCents(formulas: readonly Formula[]): number | undefined {
  if (formulas.length === 0) return undefined
  return Math.min(...formulas.map(({ monthlyPriceCents }) => monthlyPriceCents))
}

/** A part of a session: its steps, done `times` times. Sizes are minutes or metres, efforts go from 0 to 1. */
export type SessionBlock = InfoOf<'coaching-running'>['session']['blocks'][number]

/** A step on the line of time: both ends as shares of the whole session, 0 to 1. */
export type PlacedStep = { from: number; to: number; effort: number }

/** Lays the steps of a session end to end, repeats written out; the rest after the last repeat is left out. */
export function placeSteps(blocks: readonly SessionBlock[]): PlacedStep[] {
  const steps = blocks.flatMap(writeOut)
  const total = steps.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  return steps.map(({ size, effort }) => {
    const from = done / total
    done += size
    return { from, to: done / total, effort }
  })
}

function writeOut({ steps, times }: SessionBlock) {
  const all = Array.from({ length: times }, () => steps).flat()
  return times > 1 && steps.length > 1 ? all.slice(0, -1) : all
}
