import { isWhole } from '#app/domain/training/measures.ts'
import {
  TRIATHLON_FORMATS,
  TRIATHLON_LEGS,
  type TriathlonDistances,
  type TriathlonFormatKey,
  beyondWorldBests,
} from '#app/domain/training/triathlon/formats.ts'
import {
  triathlonParts,
  type TriathlonPaces,
  sumOf,
  TRIATHLON_PARTS,
  type TriathlonPartTimes,
  paceAfterBike,
} from '#app/domain/training/triathlon/race.ts'
import { legLeft, requiredLegs, type RequiredLeg } from '#app/domain/training/triathlon/target.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import type { ToolQuery } from '../tool-query.ts'
import { readTriathlon } from './triathlon-time-fields.ts'
import { formatOrder } from './triathlon-words.ts'

type Race = ReturnType<typeof readTriathlon>

/** Every format at these paces, with its habits but for the one chosen; then the race of one's own. */
function compareFormats({ format, distances, hasOwnDistances, paces }: Race) {
  const formats = formatOrder.map((key) => {
    const isMine = key === format && !hasOwnDistances
    const { distances, habits } = TRIATHLON_FORMATS[key]
    return comparedRace(key, distances, isMine, isMine ? paces : { ...paces, ...habits })
  })
  return hasOwnDistances ? [...formats, comparedRace('perso', distances, true, paces)] : formats
}

export type ComparedRace = ReturnType<typeof comparedRace>

function comparedRace(
  key: TriathlonFormatKey | 'perso',
  distances: Race['distances'],
  isMine: boolean,
  paces: Race['paces'],
) {
  const times = triathlonParts(distances, paces)
  return { key, distances, isMine, parts: TRIATHLON_PARTS.map((part) => times[part]), total: times.total }
}

/** The five parts in order. After one that is not known nobody knows when the next ones end. */
function segmentsOf({ distances, paces }: Race, times: TriathlonPartTimes) {
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

export type Segment = ReturnType<typeof segmentsOf>[number]

function answerTarget(typed = '', { distances, paces }: Race, times: TriathlonPartTimes) {
  const known = Object.values(distances).reduce((sum, metres) => sum + (metres ?? 0), 0)
  const reading = readDuration(typed, known > 0 ? known : undefined)
  if (!reading.ok) return { reading, left: undefined, legs: undefined }
  const left = legLeft(distances, paces, reading.value)
  const isRace = isWhole<TriathlonDistances>(distances) && isWhole<TriathlonPaces>(paces)
  return { reading, left, legs: isRace ? legsToCarry(distances, paces, times, reading.value) : undefined }
}

function legsToCarry(
  distances: TriathlonDistances,
  paces: TriathlonPaces,
  times: TriathlonPartTimes,
  target: number,
) {
  const required = requiredLegs(distances, paces, target)
  if (!required) return undefined
  const together = required.together && {
    ...required.together,
    runPace: paceAfterBike(required.together.runPace, paces.slowDown),
  }
  /** One leg that carries the whole difference: what it lasts now (s), what it must be, and how likely that is. */
  const carried = TRIATHLON_LEGS.map((leg) => ({
    leg,
    now: times[leg] ?? 0,
    required: required[leg],
    verdict: verdictOf(required[leg]),
  }))
  return { toGain: required.toGain, freshRunPace: required.freshRunPace, carried, together }
}

export type LegToCarry = NonNullable<ReturnType<typeof legsToCarry>>['carried'][number]

function verdictOf(required: RequiredLeg): string {
  if (!required.ok) return 'impossible sur ce seul segment'
  if (required.shortened <= 0) return 'déjà tenu'
  if (required.shortened < 0.035) return 'à portée'
  return required.shortened < 0.08 ? 'ambitieux' : 'trop pour un seul segment'
}

export function answerTriathlonTime(query: ToolQuery) {
  const race = readTriathlon(query)
  const times = triathlonParts(race.distances, race.paces)
  const target = answerTarget(query.total, race, times)
  return {
    ...race,
    readings: { ...race.readings, total: target.reading },
    times,
    missing: TRIATHLON_PARTS.filter((part) => times[part] === undefined),
    segments: segmentsOf(race, times),
    beyond: beyondWorldBests({ ...race.paces, runPace: times.runPaceAfterBike }),
    target,
    comparison: compareFormats(race),
  }
}

export type TriathlonAnswer = ReturnType<typeof answerTriathlonTime>
