import { count, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { inTurn, isInGroup, type Actor } from '#app/domain/members/store.server.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { competitions, members } from '#db/schema/index.ts'
import { listReserved, moveReserved, type ReservedServices } from './reserved-store.server.ts'
import type { ClubGroup } from './rules.ts'

/** The groups that people, races or articles name, by name. */
export async function listClubGroups(services: ReservedServices): Promise<ClubGroup[]> {
  const { database } = services
  const people = await database
    .select({ groups: members.groups })
    .from(members)
    .where(ne(members.status, 'ended'))
  const races = await database
    .select({ slug: competitions.groupSlug, number: count() })
    .from(competitions)
    .where(isNotNull(competitions.groupSlug))
    .groupBy(competitions.groupSlug)
  const reserved = await listReserved(services)
  const written = people.flatMap(({ groups }) => groups)
  const bySlug = Map.groupBy(written, groupSlug)
  const slugs = [
    ...bySlug.keys(),
    ...races.flatMap(({ slug }) => slug ?? []),
    ...reserved.flatMap((one) => one.groups),
  ]
  return [...new Set(slugs)]
    .filter((slug) => slug !== '')
    .map((slug) => ({
      slug,
      name: mostWritten(bySlug.get(slug) ?? []) ?? slug,
      people: bySlug.get(slug)?.length ?? 0,
      races: races.find((one) => one.slug === slug)?.number ?? 0,
      files: reserved.filter(({ groups }) => groups.includes(slug)).map(({ file }) => file),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
}

function mostWritten(names: readonly string[]): string | undefined {
  const uses = [...Map.groupBy(names, (name) => name)]
  return uses.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

export type Renamed = { ok: true; people: number; races: number } | { ok: false; message: string }

/** Renames a group for its people, its races and its articles; a name that another group has unites the two. Doing it again ends what was begun. */
export async function renameGroup(
  services: ReservedServices,
  { slug, name, actor }: { slug: string; name: string; actor: Actor },
): Promise<Renamed> {
  const to = groupSlug(name)
  // Articles first: were it interrupted, they would be read by fewer people, never by others.
  const unsaved =
    to === slug
      ? undefined
      : await moveReserved(services, { from: slug, to, author: actor?.id ?? 'commande' })
  if (unsaved !== undefined)
    return {
      ok: false,
      message: `«\u202f${unsaved}\u202f» n’a pas pu être enregistré : personne n’a changé de groupe.`,
    }
  return inTurn(services.database, async (transaction) => {
    const at = services.clock.now()
    const rows = await transaction
      .select()
      .from(members)
      .where(await isInGroup(transaction, slug))
    for (const { userId, groups } of rows)
      await transaction
        .update(members)
        .set({ groups: renamedIn(groups, slug, name), updatedAt: at })
        .where(eq(members.userId, userId))
    const moved =
      to === slug
        ? []
        : await transaction
            .update(competitions)
            .set({ groupSlug: to, revision: sql`${competitions.revision} + 1`, updatedAt: at })
            .where(eq(competitions.groupSlug, slug))
            .returning({ id: competitions.id })
    if (rows.length + moved.length > 0)
      await writeAuditLog(transaction, {
        at,
        actor,
        action: 'group.renamed',
        subject: { id: to, name },
        details: { from: slug, people: rows.length, races: moved.length },
      })
    return { ok: true, people: rows.length, races: moved.length }
  })
}

function renamedIn(groups: readonly string[], slug: string, name: string): string[] {
  const to = groupSlug(name)
  const renamed = groups.map((group) => (groupSlug(group) === slug || groupSlug(group) === to ? name : group))
  return [...new Set(renamed)]
}

type Filling = { userIds: readonly string[]; group: string; act: 'add' | 'remove'; actor: Actor }

/** Puts people into a group or takes them out; says how many it changed. Whoever is in twelve already, or gone, stays as they are. */
export function fillGroup(
  { database, clock }: StoreServices,
  { userIds, group, act, actor }: Filling,
): Promise<number> {
  const slug = groupSlug(group)
  return inTurn(database, async (transaction) => {
    const at = clock.now()
    const people = await transaction
      .select()
      .from(members)
      .where(inArray(members.userId, [...userIds]))
      .for('update')
    let changed = 0
    for (const member of people) {
      const others = member.groups.filter((one) => groupSlug(one) !== slug)
      const isIn = others.length < member.groups.length
      if (act === 'add' ? isIn || others.length >= mostGroups || member.status === 'ended' : !isIn) continue
      const groups = act === 'add' ? [...others, group] : others
      await transaction
        .update(members)
        .set({ groups, updatedAt: at })
        .where(eq(members.userId, member.userId))
      const line = { at, actor, action: 'member.groups-changed', details: { groups } } as const
      await writeAuditLog(transaction, { ...line, subject: namedPerson(member) })
      changed += 1
    }
    return changed
  })
}

const mostGroups = 12

/** People of the club by number, by name; those that are not are left out. */
export function listMembersAt(
  { database }: { database: Pick<Database, 'select'> },
  userIds: readonly string[],
) {
  return database
    .select()
    .from(members)
    .where(inArray(members.userId, [...userIds]))
    .orderBy(members.lastName, members.firstName, members.userId)
}
