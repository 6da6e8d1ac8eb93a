import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import { invalid } from '../errors/auth-error.ts'
import { isUuid, parse, pathId, type Call } from '../http/call.ts'
import { tellChange } from '../policy.ts'
import { passkeys } from '../schema/index.ts'
import { requireUserParts, userNotFound } from '../users/user-response.ts'
import { factorsOf, lockUser } from '../users/user-row.ts'
import {
  factorOfPasskey,
  lockForPasskeys,
  passkeysOf,
  removePasskey,
  requirePasskeyCaller,
  requirePasskeys,
  type PasskeyRow,
} from './passkey-access.ts'

export async function listPasskeys(call: Call): Promise<Response> {
  const { user } = await requirePasskeyCaller(call)
  return listOf(call, user.id)
}

const form = z.object({ friendly_name: z.string().min(1).max(120) })

export async function renamePasskey(call: Call): Promise<Response> {
  const { user } = await requirePasskeyCaller(call)
  const { friendly_name: friendlyName } = parse(form, await call.json())
  return inTransaction(call, async (call) => {
    const { id } = await requirePasskey(call, user.id)
    const set = { friendlyName, updatedAt: call.now() }
    const [renamed] = await call.database.update(passkeys).set(set).where(eq(passkeys.id, id)).returning()
    if (!renamed) throw notFound()
    await audit(call, 'passkey_updated', user, { passkey_id: id })
    return Response.json(passkeyJson(renamed))
  })
}

export async function deletePasskey(call: Call): Promise<Response> {
  const caller = await requirePasskeyCaller(call)
  await inTransaction(call, async (call) => {
    const { user, session } = await lockForPasskeys(call, caller)
    const passkey = await requirePasskey(call, user.id)
    await removePasskey(call, passkey, session.id)
    await audit(call, 'passkey_deleted', user, { passkey_id: passkey.id })
    await tellChange(call, 'passkey-removed', user)
  })
  return new Response(null, { status: 204 })
}

export async function listAccountPasskeys(call: Call): Promise<Response> {
  requirePasskeys(call)
  await requireAdmin(call)
  const { user } = await requireUserParts(call, pathId(call, 'user_id'))
  return listOf(call, user.id)
}

async function listOf(call: Call, userId: string): Promise<Response> {
  const factors = await factorsOf(call, userId)
  const told = (passkey: PasskeyRow) => ({
    ...passkeyJson(passkey),
    ...(factorOfPasskey(factors, passkey) && { second_factor: true }),
  })
  return Response.json((await passkeysOf(call, userId)).map(told))
}

export async function deleteAccountPasskey(call: Call): Promise<Response> {
  requirePasskeys(call)
  const admin = await requireAdmin(call)
  await inTransaction(call, async (call) => {
    const user = await lockUser(call, pathId(call, 'user_id'))
    if (!user) throw userNotFound()
    const passkey = await requirePasskey(call, user.id)
    await removePasskey(call, passkey)
    await audit(call, 'passkey_deleted', admin, { user_id: user.id, passkey_id: passkey.id })
  })
  return new Response(null, { status: 204 })
}

export async function requirePasskey({ database, parameters }: Call, userId: string): Promise<PasskeyRow> {
  const { passkey_id: id = '' } = parameters
  if (!isUuid(id)) throw notFound()
  const isTheirs = and(eq(passkeys.id, id), eq(passkeys.userId, userId))
  const [passkey] = await database.select().from(passkeys).where(isTheirs)
  if (!passkey) throw notFound()
  return passkey
}

function notFound() {
  return invalid('Passkey not found', 404)
}

function passkeyJson({ id, friendlyName, createdAt, lastUsedAt }: PasskeyRow) {
  return {
    id,
    ...(friendlyName && { friendly_name: friendlyName }),
    created_at: createdAt,
    ...(lastUsedAt && { last_used_at: lastUsedAt }),
  }
}
