import { groupSlug } from '#app/domain/shared/group-slug.ts'

const byName = new Intl.Collator('fr')

/** The name of each group by its slug, in order: the way most people write it. */
export function groupNames(written: readonly string[]): Map<string, string> {
  const uses = [...Map.groupBy(written, (name) => name)]
  const mostUsedLast = uses.sort(([a, ofA], [b, ofB]) => ofA.length - ofB.length || byName.compare(b, a))
  const names = new Map(mostUsedLast.map(([name]) => [groupSlug(name), name]))
  names.delete('')
  return inOrder(names)
}

/** The same with the groups that races are for: one nobody is in goes by its slug. */
export function withGroupsOfRaces(
  names: ReadonlyMap<string, string>,
  groups: Iterable<string>,
): ReadonlyMap<string, string> {
  const slugs = [...groups].map((group) => [group, group] as const)
  return inOrder(new Map([...slugs, ...names]))
}

function inOrder(names: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...names].sort(([, a], [, b]) => byName.compare(a, b)))
}
