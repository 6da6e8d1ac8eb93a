import { and, arrayOverlaps, asc, count, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { plainText } from '#app/domain/shared/forms/form-text.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import type { Database } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import type { MemberOrder, MemberRole, MemberStatus } from './rules.ts'

export type MembersQuery = {
  /** Words of the name, the address or a group, whatever their accents. */
  search: string
  status: MemberStatus | undefined
  role?: MemberRole | undefined
  /** By its slug. */
  group?: string | undefined
  order?: MemberOrder | undefined
  page: number
  perPage: number
}

const byName = [
  plainText(sql`coalesce(nullif(${members.lastName}, ''), ${members.email})`),
  plainText(members.firstName),
  members.userId,
]
const since = sql`coalesce(${members.joinedOn}, ${members.invitedAt}::date)`

const orders: Record<MemberOrder, (SQL | (typeof byName)[number])[]> = {
  nom: byName,
  recents: [sql`${since} DESC NULLS LAST`, ...byName],
  anciens: [sql`${since} ASC NULLS LAST`, ...byName],
}

export async function listMembers(database: Database, query: MembersQuery) {
  const { search, status, role, group, order = 'nom', page, perPage } = query
  const texts = [
    members.firstName,
    members.lastName,
    members.email,
    sql`array_to_string(${members.groups}, ' ')`,
  ]
  const condition = and(
    holdsWords(texts, search),
    status && eq(members.status, status),
    role && eq(members.role, role),
    group === undefined ? undefined : await isInGroup(database, group),
  )
  const found = await database
    .select({ member: members, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(members)
    .where(condition)
    .orderBy(...orders[order])
    .limit(perPage)
    .offset((page - 1) * perPage)
  const counts = await database
    .select({ status: members.status, number: count() })
    .from(members)
    .groupBy(members.status)
  const ofStatus = Object.fromEntries(counts.map((row) => [row.status, row.number]))
  // A page past the last has no line that says how many there are.
  const total = found[0]?.total ?? (await database.$count(members, condition))
  return { members: found.map(({ member }) => member), total, ofStatus }
}

/** Who is in a group, however its name is written. @param slug of the group */
export async function isInGroup(database: Pick<Database, 'selectDistinct'>, slug: string): Promise<SQL> {
  const names = (await listGroups(database)).filter((name) => groupSlug(name) === slug)
  return names.length > 0 ? arrayOverlaps(members.groups, names) : sql`false`
}

export async function listGroups(database: Pick<Database, 'selectDistinct'>): Promise<string[]> {
  const group = sql<string>`unnest(${members.groups})`
  const rows = await database
    .selectDistinct({ group: group.as('group') })
    .from(members)
    .orderBy(sql`1`)
  return rows.map((row) => row.group)
}

/** Invitations sent before an instant that nobody took up. */
export function listPendingInvitations(database: Database, invitedBefore: Date) {
  const isPending = and(eq(members.status, 'invited'), lt(members.invitedAt, invitedBefore))
  return database.select().from(members).where(isPending).orderBy(asc(members.invitedAt))
}

export function listActive(database: Pick<Database, 'select'>, role: MemberRole) {
  return listReal(database, role, ['active'])
}

/** Without those that are made up. */
export function listReal(
  database: Pick<Database, 'select'>,
  role: MemberRole,
  statuses: readonly MemberStatus[],
) {
  const isOne = and(eq(members.role, role), inArray(members.status, statuses), eq(members.isSample, false))
  return database.select().from(members).where(isOne).orderBy(members.lastName, members.email)
}

/** Real administrators with an open access, somebody aside. */
export async function countOtherAdmins(
  database: Pick<Database, 'select'>,
  exceptUserId: string,
): Promise<number> {
  const admins = await listActive(database, 'admin')
  return admins.filter(({ userId }) => userId !== exceptUserId).length
}
