import { count, desc, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import { invalid } from '../errors/auth-error.ts'
import { parse, type Call, pathId } from '../http/call.ts'
import { identities, mfaFactors, users } from '../schema/index.ts'
import { deleteUser, deleteUserSoftly } from '../users/delete-user.ts'
import { userJson, userNotFound, userResponse } from '../users/user-response.ts'
import { lockUserOrDeleted } from '../users/user-row.ts'

const usual = 50

const most = 1000

const lastPage = 1_000_000

const form = z.object({ should_soft_delete: z.boolean().nullish() })

export async function readAccount(call: Call): Promise<Response> {
  await requireAdmin(call)
  return userResponse(call, pathId(call, 'user_id'))
}

export async function listAccounts(call: Call): Promise<Response> {
  await requireAdmin(call)
  const page = readNumber(call.url.searchParams, 'page', 1)
  const perPage = Math.min(readNumber(call.url.searchParams, 'per_page', usual), most)
  if (page > lastPage) throw badPage('page')
  const { database } = call
  const [counted] = await database.select({ total: count() }).from(users)
  const rows = await database
    .select()
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const ids = rows.map(({ id }) => id)
  const identityRows = await database.select().from(identities).where(inArray(identities.userId, ids))
  const factorRows = await database.select().from(mfaFactors).where(inArray(mfaFactors.userId, ids))
  const identitiesOf = Map.groupBy(identityRows, ({ userId }) => userId)
  const factorsOf = Map.groupBy(factorRows, ({ userId }) => userId)
  const listed = rows.map((user) =>
    userJson({ user, identities: identitiesOf.get(user.id) ?? [], factors: factorsOf.get(user.id) ?? [] }),
  )
  const total = counted?.total ?? 0
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) =>
    `<${call.publicUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  const headers = { 'x-total-count': String(total), link: links.join(', ') }
  return Response.json({ users: listed, aud: 'authenticated' }, { headers })
}

export async function deleteAccount(call: Call): Promise<Response> {
  const admin = await requireAdmin(call)
  const id = pathId(call, 'user_id')
  const isEmpty = call.request.headers.get('content-length') === '0' || call.request.body === null
  const { should_soft_delete: isSoft } = parse(form, isEmpty ? {} : await call.json())
  await inTransaction(call, async (call) => {
    const user = await lockUserOrDeleted(call, id)
    if (!user) throw userNotFound()
    if (isSoft && user.deletedAt) return
    if (isSoft) await deleteUserSoftly(call, user)
    else await deleteUser(call, user)
    await audit(call, 'user_deleted', admin, { user_id: id, is_soft: isSoft === true })
  })
  return Response.json({})
}

function readNumber(query: URLSearchParams, name: string, usually: number): number {
  const text = query.get(name) || String(usually)
  if (/^\d{1,15}$/.test(text) && Number(text) > 0) return Number(text)
  throw badPage(name)
}

function badPage(name: string) {
  return invalid(`Bad Pagination Parameters: ${name} is not a number of a page`)
}
