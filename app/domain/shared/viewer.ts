import { groupSlug } from './group-slug.ts'

export type Viewer = {
  readonly memberId: string
  readonly groups: readonly string[]
  readonly isCoach: boolean
}

type MemberRow = { userId: string; role: 'athlete' | 'assistant' | 'admin'; groups: readonly string[] }

/** A member of the club as one who looks at what it has. */
export function viewerOf({ userId, role, groups }: MemberRow): Viewer {
  return { memberId: userId, groups: groups.map(groupSlug), isCoach: role === 'admin' }
}
