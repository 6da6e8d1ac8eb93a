import type { Competition } from '../competition.ts'

export const raceChanges = ['moved', 'cancelled', 'restored'] as const
export type RaceChange = (typeof raceChanges)[number]

/** What those who answered are to be told of a race; undefined when nothing, or when it was over. @param today `YYYY-MM-DD` */
export function changeToTell(before: Competition, now: Competition, today: string): RaceChange | undefined {
  if (before.endOn < today && now.endOn < today) return undefined
  if (before.status === 'confirmed' && now.status === 'cancelled') return 'cancelled'
  if (before.status === 'cancelled' && now.status === 'confirmed') return 'restored'
  const whereAndWhen = ['startOn', 'endOn', 'startTime', 'place', 'region'] as const
  const isMoved = now.status === 'confirmed' && whereAndWhen.some((fact) => before[fact] !== now[fact])
  return isMoved ? 'moved' : undefined
}
