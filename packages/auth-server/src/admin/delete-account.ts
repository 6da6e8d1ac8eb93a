import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import { requireAdmin } from '../callers/require-admin.ts'
import { parse } from '../http/parse.ts'
import { pathId } from '../http/path-id.ts'
import type { Call } from '../http/route.ts'
import { users } from '../schema/index.ts'
import { deleteUser, deleteUserSoftly } from '../users/delete-user.ts'
import { userNotFound } from '../users/user-response.ts'

const form = z.object({ should_soft_delete: z.boolean().nullish() })

/** Deletes an account, or all that tells whose it was. Deleting softly again changes nothing. */
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
