import { groupSlug } from '../../../domain/competitions/viewer.ts'

/** The groups somebody may ask for, their names by slug. */
export function groupsToAskFor({ groups }: { readonly groups: readonly string[] }): Map<string, string> {
  return new Map(groups.map((name) => [groupSlug(name), name]))
}
