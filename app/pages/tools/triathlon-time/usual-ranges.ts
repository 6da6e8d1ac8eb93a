import {
  SLOW_DOWN_RANGES,
  TRANSITION_RANGES,
  type TriathlonFormatKey,
} from '#app/domain/training/triathlon/formats.ts'
import { writeNumber } from '#app/domain/training/typed/writing.ts'

const noBreakSpace = '\u00a0'

/** Formats whose ranges coaches state, and the other formats they go for. */
const nearestStated: Record<TriathlonFormatKey, TriathlonFormatKey> = {
  XS: 'S',
  S: 'S',
  M: 'M',
  'L-113': 'L-113',
  L: 'L-113',
  XL: 'XXL',
  XXL: 'XXL',
}

/** « Souvent 3 à 6 min », of one transition at a format or at the nearest one that is known. */
export function usualTransition(format: TriathlonFormatKey): string {
  const range = TRANSITION_RANGES.find((each) => each.format === nearestStated[format])
  return range ? `Souvent ${writeTransitionRange(range)}.` : ''
}

/** « 1,5 à 4 min » */
export function writeTransitionRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from / 60, 1)} à ${writeNumber(to / 60, 1)}${noBreakSpace}min`
}

/** « 5 à 10 % » */
export function writeSlowDownRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from)} à ${writeNumber(to)}${noBreakSpace}%`
}

/** What coaches state, a line a format. */
export function usualRanges() {
  return TRANSITION_RANGES.map((transition) => ({
    format: transition.format,
    transition,
    slowDown: SLOW_DOWN_RANGES.find(({ format }) => format === transition.format),
  }))
}
