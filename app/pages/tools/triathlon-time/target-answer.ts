import type { TriathlonDistances } from '#app/domain/training/triathlon/formats.ts'
import { paceAfterBike, type TriathlonPaces } from '#app/domain/training/triathlon/race.ts'
import { legLeft, requiredLegs, type RequiredLeg } from '#app/domain/training/triathlon/target.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import type { Leg } from './triathlon-words.ts'

/** One leg that carries the whole difference: what it lasts now (s), what it must be, and how likely that is. */
export type LegToCarry = { leg: Leg; now: number; required: RequiredLeg; verdict: string }

/** What a wished total asks: of each leg alone, of all three, or of the only leg that is not known yet. */
export function answerTarget(
  typed: string | undefined,
  distances: Partial<TriathlonDistances>,
  paces: Partial<TriathlonPaces>,
  times: Record<Leg, number | undefined>,
) {
  const { swim, bike, run } = distances
  const known = [swim, bike, run].reduce<number>((sum, metres) => sum + (metres ?? 0), 0)
  const reading = readDuration(typed ?? '', known > 0 ? known : undefined)
  if (!reading.ok) return { reading, left: undefined, legs: undefined }
  const left = legLeft(distances, paces, reading.value)
  return { reading, left, legs: legsToCarry(distances, paces, times, reading.value) }
}

function legsToCarry(
  { swim, bike, run }: Partial<TriathlonDistances>,
  { swimPace, bikeSpeed, runPace, t1, t2, slowDown }: Partial<TriathlonPaces>,
  times: Record<Leg, number | undefined>,
  target: number,
) {
  if (swim === undefined || bike === undefined || run === undefined) return undefined
  if (swimPace === undefined || bikeSpeed === undefined || runPace === undefined) return undefined
  if (t1 === undefined || t2 === undefined || slowDown === undefined) return undefined
  const paces = { swimPace, bikeSpeed, runPace, t1, t2, slowDown }
  const required = requiredLegs({ swim, bike, run }, paces, target)
  if (!required) return undefined
  const together = required.together && {
    ...required.together,
    runPace: paceAfterBike(required.together.runPace, slowDown),
  }
  const carried = (['swim', 'bike', 'run'] as const).map((leg): LegToCarry => ({
    leg,
    now: times[leg] ?? 0,
    required: required[leg],
    verdict: verdictOf(required[leg]),
  }))
  return { toGain: required.toGain, freshRunPace: required.freshRunPace, carried, together }
}

function verdictOf(required: RequiredLeg): string {
  if (!required.ok) return 'impossible sur ce seul segment'
  if (required.shortened <= 0) return 'déjà tenu'
  if (required.shortened < 0.035) return 'à portée'
  return required.shortened < 0.08 ? 'ambitieux' : 'trop pour un seul segment'
}
