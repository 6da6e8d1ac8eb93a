import type { Competition } from '#app/domain/competitions/competition.ts'

export type CompetitionState = 'proposed' | 'refused' | 'cancelled' | 'over' | 'running' | 'upcoming'

/** @param today `YYYY-MM-DD` in France */
export function stateOf(
  { status, startOn, endOn }: Pick<Competition, 'status' | 'startOn' | 'endOn'>,
  today: string,
): CompetitionState {
  if (status !== 'confirmed') return status
  if (endOn < today) return 'over'
  return startOn <= today ? 'running' : 'upcoming'
}
