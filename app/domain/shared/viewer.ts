import { groupSlug } from './group-slug.ts'

export type Viewer = {
  readonly memberId: string
  readonly groups: readonly string[]
  readonly isCoach: boolean
}

/** A member of the club as one who looks at what it has. */
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
