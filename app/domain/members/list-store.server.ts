import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import { plainText } from '#app/domain/shared/forms/form-text.ts'
import { holdsWords } from '#app/domain/shared/holds-words.ts'
import type { Database } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import type { MemberRole, MemberStatus } from './rules.ts'

type MembersQuery = {
  /** Words of the name, the address or a group, whatever their accents. */
  search: string
  status: MemberStatus | undefined
  page: number
  perPage: number
}

export async function listMembers(database: Database, query: MembersQuery) {
  const { search, status, page, perPage } = query
  const texts = [
    members.firstName,
    members.lastName,
    members.email,
    sql`array_to_string(${members.groups}, ' ')`,
  ]
  const condition = and(holdsWords(texts, search), status && eq(members.status, status))
  const found = await database
    .select()
    .from(members)
    .where(condition)
    .orderBy(
      plainText(sql`coalesce(nullif(${members.lastName}, ''), ${members.email})`),
      plainText(members.firstName),
      members.userId,
    )
    .limit(perPage)
    .offset((page - 1) * perPage)
  const counts = await database
    .select({ status: members.status, number: count() })
    .from(members)
    .groupBy(members.status)
  const ofStatus = Object.fromEntries(counts.map((row) => [row.status, row.number]))
  return { members: found, total: await database.$count(members, condition), ofStatus }
}

export async function listGroups(database: Database): Promise<string[]> {
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
