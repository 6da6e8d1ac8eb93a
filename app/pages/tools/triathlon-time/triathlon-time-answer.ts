import {
  TRIATHLON_FORMATS,
  type TriathlonDistances,
  type TriathlonFormatKey,
  beyondWorldBests,
} from '#app/domain/training/triathlon/formats.ts'
import {
  triathlonParts,
  type TriathlonPaces,
  sumOf,
  TRIATHLON_PARTS,
  type TriathlonPart,
  type TriathlonPartTimes,
  paceAfterBike,
} from '#app/domain/training/triathlon/race.ts'
import { legLeft, requiredLegs, type RequiredLeg } from '#app/domain/training/triathlon/target.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import type { ToolQuery } from '../tool-query.ts'
import { readTriathlon } from './triathlon-time-fields.ts'
import { formatOrder, type Leg } from './triathlon-words.ts'

export type ComparedRace = {
  key: TriathlonFormatKey | 'perso'
  distances: Partial<TriathlonDistances>
  isMine: boolean
  parts: (number | undefined)[]
  total: number | undefined
}

function compareFormats(
  chosen: { format: TriathlonFormatKey; distances: Partial<TriathlonDistances>; hasOwnDistances: boolean },
  paces: Partial<TriathlonPaces>,
): ComparedRace[] {
  const formats = formatOrder.map((key) => {
    const isMine = key === chosen.format && !chosen.hasOwnDistances
    const { distances, habits } = TRIATHLON_FORMATS[key]
    return comparedRace(key, distances, isMine, isMine ? paces : { ...paces, ...habits })
  })
  return chosen.hasOwnDistances ? [...formats, comparedRace('perso', chosen.distances, true, paces)] : formats
}

function comparedRace(
  key: ComparedRace['key'],
  distances: Partial<TriathlonDistances>,
  isMine: boolean,
  paces: Partial<TriathlonPaces>,
): ComparedRace {
  const { swim, t1, bike, t2, run, total } = triathlonParts(distances, paces)
  return { key, distances, isMine, parts: [swim, t1, bike, t2, run], total }
}

export type Segment = {
  part: TriathlonPart
  leg: Leg | undefined
  metres: number | undefined
  figure: number | undefined
  time: number | undefined
  end: number | undefined
  share: number
}

/** The five parts in order. After one that is not known nobody knows when the next ones end. */
function segmentsOf(
  distances: Partial<TriathlonDistances>,
  paces: Partial<TriathlonPaces>,
  times: TriathlonPartTimes,
): Segment[] {
  const figures = { swim: paces.swimPace, bike: paces.bikeSpeed, run: times.runPaceAfterBike }
  const known = TRIATHLON_PARTS.reduce((sum, part) => sum + (times[part] ?? 0), 0)
  return TRIATHLON_PARTS.map((part, index) => {
    const leg = part === 't1' || part === 't2' ? undefined : part
    const time = times[part]
    return {
      part,
      leg,
      metres: leg && distances[leg],
      figure: leg && figures[leg],
      time,
      end: sumOf(TRIATHLON_PARTS.slice(0, index + 1).map((each) => times[each])),
      share: known > 0 ? (time ?? 0) / known : 0,
    }
  })
}

/** One leg that carries the whole difference: what it lasts now (s), what it must be, and how likely that is. */
export type LegToCarry = { leg: Leg; now: number; required: RequiredLeg; verdict: string }

function answerTarget(
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

export function answerTriathlonTime(query: ToolQuery) {
  const race = readTriathlon(query)
  const times = triathlonParts(race.distances, race.paces)
  return {
    ...race,
    times,
    missing: TRIATHLON_PARTS.filter((part) => times[part] === undefined),
    segments: segmentsOf(race.distances, race.paces, times),
    beyond: beyondWorldBests({ ...race.paces, runPace: times.runPaceAfterBike }),
    target: answerTarget(query.total, race.distances, race.paces, times),
    comparison: compareFormats(race, race.paces),
  }
}

export type TriathlonAnswer = ReturnType<typeof answerTriathlonTime>
