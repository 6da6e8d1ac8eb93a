import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Competition } from './competition.ts'

/** Whether a competition stands in the calendar, the counts and the feeds of somebody. */
export function isInCalendar(
  { status, group }: Pick<Competition, 'status' | 'group'>,
  { groups, isCoach }: Viewer,
): boolean {
  if (status !== 'confirmed' && status !== 'cancelled') return false
  return group === undefined || isCoach || groups.includes(group)
}

/** Whether somebody may read its page: what is in their calendar, and proposals of their own (coaches: all of them). */
export function mayRead(
  competition: Pick<Competition, 'status' | 'group' | 'proposedBy'>,
  viewer: Viewer,
): boolean {
  if (isInCalendar(competition, viewer)) return true
  const isProposal = competition.status === 'proposed' || competition.status === 'refused'
  return isProposal && (viewer.isCoach || competition.proposedBy === viewer.memberId)
}
