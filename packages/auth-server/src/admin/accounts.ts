import { count, desc, inArray, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { requireAdmin } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/body.ts'
import { type Call, pathId } from '../http/route.ts'
import { users, identities, mfaFactors } from '../schema/index.ts'
import { deleteUserSoftly, deleteUser } from '../users/delete-user.ts'
import { userResponse, userJson, userNotFound } from '../users/user-response.ts'

const usual = 50

const most = 1000

const lastPage = 1_000_000

const form = z.object({ should_soft_delete: z.boolean().nullish() })

export async function readAccount(call: Call): Promise<Response> {
  await requireAdmin(call.backend, call.request)
  return userResponse(call.backend.database, pathId(call, 'user_id'))
}

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

export async function deleteAccount(call: Call): Promise<Response> {
  const { backend, request, address, json } = call
  const admin = await requireAdmin(backend, request)
  const id = pathId(call, 'user_id')
  const isEmpty = request.headers.get('content-length') === '0' || request.body === null
  const { should_soft_delete: isSoft } = parse(form, isEmpty ? {} : await json())
  await backend.database.transaction(async (transaction) => {
    const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
    if (!user) throw userNotFound()
    if (isSoft && user.deletedAt) return
    if (isSoft) await deleteUserSoftly(backend, transaction, user)
    else await deleteUser(transaction, user)
    const details = { user_id: id, is_soft: isSoft === true }
    await audit(transaction, { action: 'user_deleted', user: admin, at: backend.now(), address, details })
  })
  return Response.json({})
}

type Page = { page: number; perPage: number }

function readPage(query: URLSearchParams): Page {
  const page = readNumber(query.get('page') || '1', 'page')
  const perPage = readNumber(query.get('per_page') || String(usual), 'per_page')
  if (page > lastPage) throw badPage('page')
  return { page, perPage: Math.min(perPage, most) }
}

function pageHeaders(path: string, { page, perPage }: Page, total: number): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return { 'x-total-count': String(total), link: links.join(', ') }
}

function readNumber(text: string, name: string): number {
  if (/^\d{1,15}$/.test(text) && Number(text) > 0) return Number(text)
  throw badPage(name)
}

function badPage(name: string) {
  return new AuthError(
    400,
    'validation_failed',
    `Bad Pagination Parameters: ${name} is not a number of a page`,
  )
}
