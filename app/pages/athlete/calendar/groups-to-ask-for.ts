import type { Viewer } from '#app/domain/shared/viewer.ts'

/**
 * The groups somebody may ask for, their names by slug: a coach all of the club's, others their own.
 * @param groupNames what the club calls its groups
 */
export function groupsToAskFor(
  { groups, isCoach }: Viewer,
  groupNames: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (isCoach) return groupNames
  return new Map(groups.map((group) => [group, groupNames.get(group) ?? group]))
}
