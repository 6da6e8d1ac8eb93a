import type { Competition } from './competition.ts'

/** Who looks, as far as the calendar cares. */
export type Viewer = {
  readonly memberId: string
  /** Slugs (`groupSlug`). */
  readonly groups: readonly string[]
  /** A coach sees every group. */
  readonly isCoach: boolean
}

/** A member of the club as one who looks at the calendar. */
export function viewerOf({
  userId,
  role,
  groups,
}: {
  readonly userId: string
  readonly role: 'athlete' | 'admin'
  readonly groups: readonly string[]
}): Viewer {
  return { memberId: userId, groups: groups.map(groupSlug), isCoach: role === 'admin' }
}

/** Members' groups are written as people write them (« Course à pied »); content and addresses name them by slug. */
export function groupSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

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
