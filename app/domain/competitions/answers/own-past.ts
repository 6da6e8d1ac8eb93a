import type { Competition } from '../competition.ts'
import type { Participation } from './answer.ts'

/**
 * Whether a race is part of somebody's past: they went, and it is over. It stays theirs when it leaves their calendar with
 * its group; that of others does not.
 * @param today `YYYY-MM-DD` in France
 */
export function isOwnPast(
  { status, endOn }: Pick<Competition, 'status' | 'endOn'>,
  own: Pick<Participation, 'answer'> | undefined,
  today: string,
): boolean {
  const wasHeld = status === 'confirmed' || status === 'cancelled'
  return wasHeld && endOn < today && own?.answer === 'going'
}
