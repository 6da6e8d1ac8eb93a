import { beyondWorldBests } from '#app/domain/training/triathlon/formats.ts'
import { TRIATHLON_PARTS, triathlonParts } from '#app/domain/training/triathlon/race.ts'
import type { ToolQuery } from '../tool-query.ts'
import { compareFormats } from './format-comparison.ts'
import { segmentsOf } from './segments.ts'
import { answerTarget } from './target-answer.ts'
import { readTriathlon } from './triathlon-readings.ts'

/** Everything the triathlon tool says of a query: how each field was read, the race, its target, the other formats. */
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
