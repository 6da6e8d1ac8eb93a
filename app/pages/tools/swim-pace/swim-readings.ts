import { paceOfSpeed, paceOfYardPace } from '#app/domain/training/swimming/swim.ts'
import {
  readSwimDistance,
  readSwimPace,
  readSwimSpeed,
  readSwimTime,
} from '#app/domain/training/swimming/typed-swim.ts'
import { readNumber } from '#app/domain/training/typed/numbers.ts'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import type { ToolQuery } from '../tool-query.ts'
import { chosen, isTyped, wantedChoices, type Wanted } from './swim-pace-fields.ts'

const mostStrokes = 200

/** What is looked for: what the address says, else what the typed fields leave open. With all three, the pace. */
export function wantedOf(query: ToolQuery): Wanted {
  const hasPace = ['allure', 'allure-yards', 'vitesse'].some((name) => isTyped(query, name))
  const hasTime = isTyped(query, 'temps')
  const open = hasPace && !hasTime ? 'temps' : hasPace && !isTyped(query, 'distance') ? 'distance' : 'allure'
  return chosen(query.cherche, wantedChoices, open)
}

/** How each field of the swim was read. */
export function readSwimFields(query: ToolQuery) {
  const distance = readSwimDistance(query.distance ?? '')
  const isDistanceKnown = distance.ok && wantedOf(query) !== 'distance'
  return {
    distance,
    time: readSwimTime(query.temps ?? '', isDistanceKnown ? distance.value : undefined),
    pace: readSwimPace(query.allure ?? '', '100 m'),
    yardPace: readSwimPace(query['allure-yards'] ?? '', '100 yd'),
    speed: readSwimSpeed(query.vitesse ?? ''),
    strokes: readNumber(query.coups ?? '', 1, mostStrokes),
  }
}

type SwimReadings = ReturnType<typeof readSwimFields>

/** The pace that is typed (s per 100 m): per 100 m, else per 100 yd, else as a speed. */
export function typedPace({ pace, yardPace, speed }: SwimReadings): number | undefined {
  if (pace.ok) return pace.value
  if (yardPace.ok) return paceOfYardPace(yardPace.value)
  return speed.ok ? paceOfSpeed(speed.value) : undefined
}

/** Whether paces are typed in more ways than the one that counts. */
export function hasUnusedPace({ pace, yardPace, speed }: SwimReadings): boolean {
  return [pace, yardPace, speed].filter(({ ok }) => ok).length > 1
}

export function valueOf(reading: Reading): number | undefined {
  return reading.ok ? reading.value : undefined
}
