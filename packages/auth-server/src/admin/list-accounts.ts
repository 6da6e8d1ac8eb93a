import { count, desc, inArray } from 'drizzle-orm'
import { requireAdmin } from '../callers/require-admin.ts'
import type { Call } from '../http/route.ts'
import { identities, mfaFactors, users } from '../schema/index.ts'
import { userJson } from '../users/user-json.ts'
import { pageHeaders, readPage } from './page-of-list.ts'

/** A page of the accounts, newest first, deleted ones with what is left of them. */
export async function listAccounts({ backend, request, url }: Call): Promise<Response> {
  await requireAdmin(backend, request)
  const page = readPage(url.searchParams)
  const { database } = backend
  const [counted] = await database.select({ total: count() }).from(users)
  const rows = await database
    .select()
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage)
  const ids = rows.map(({ id }) => id)
  const identityRows = await database.select().from(identities).where(inArray(identities.userId, ids))
  const factorRows = await database.select().from(mfaFactors).where(inArray(mfaFactors.userId, ids))
  const identitiesOf = Map.groupBy(identityRows, ({ userId }) => userId)
  const factorsOf = Map.groupBy(factorRows, ({ userId }) => userId)
  const listed = rows.map((user) =>
    userJson({ user, identities: identitiesOf.get(user.id) ?? [], factors: factorsOf.get(user.id) ?? [] }),
  )
  const headers = pageHeaders(`${backend.publicUrl}/admin/users`, page, counted?.total ?? 0)
  return Response.json({ users: listed, aud: 'authenticated' }, { headers })
}
