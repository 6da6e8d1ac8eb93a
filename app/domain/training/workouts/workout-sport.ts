import { evened } from './amount.ts'
import { plain } from './intensity.ts'
import type { WorkoutSport } from './workout.ts'

const swimming =
  /\b(?:nag\w+|natation|crawl|brasse|papillon|pull\w*|palmes?|battements?|bassin|css|eau libre|plaquettes|bras)\b/
const cycling = /\b(?:velo|home[ -]trainer|watts?|ftp|cadence|pedal\w*|cols?|braquet)\b/

/**
 * The sport a session is most likely of, from all its words: the title wins over the steps. On foot when nothing says
 * otherwise.
 */
export function sportOf(title: string, lines: readonly string[]): WorkoutSport {
  return sportIn(title) ?? sportIn(lines.join(' ')) ?? 'course'
}

function sportIn(text: string): WorkoutSport | undefined {
  const words = plain(evened(text))
  if (swimming.test(words)) return 'natation'
  return cycling.test(words) ? 'velo' : undefined
}
