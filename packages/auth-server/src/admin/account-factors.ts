import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { requireAdmin } from '../callers/caller.ts'
import type { AuthDatabase, FactorRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { removeFactor } from '../factors/factor-access.ts'
import { optionalText, parse, type Call, pathId } from '../http/call.ts'
import { mfaFactors } from '../schema/index.ts'
import { readPhone } from '../users/identifier.ts'
import { factorJson, readUserParts, userNotFound } from '../users/user-response.ts'
import { factorsOf, lockUser } from '../users/user-row.ts'

const form = z.object({
  friendly_name: optionalText.pipe(z.string().max(255).optional()),
  phone: optionalText.transform((given) => given && readPhone(given)),
})

export async function listFactors(call: Call): Promise<Response> {
  await requireAdmin(call.backend, call.request)
  const parts = await readUserParts(call.backend.database, pathId(call, 'user_id'))
  if (!parts) throw userNotFound()
  return Response.json(parts.factors.map(factorJson))
}

export async function deleteFactor(call: Call): Promise<Response> {
  const { backend, request } = call
  const admin = await requireAdmin(backend, request)
  const factor = await backend.database.transaction(async (transaction) => {
    const found = await lockFactor(transaction, call)
    await removeFactor(transaction, found, backend.now())
    const details = { user_id: found.userId, factor_id: found.id }
    await audit(call, transaction, 'factor_deleted', admin, details)
    return found
  })
  return Response.json(factorJson(factor))
}

export async function updateFactor(call: Call): Promise<Response> {
  const { backend, request, json } = call
  const admin = await requireAdmin(backend, request)
  const { friendly_name: friendlyName, phone } = parse(form, await json())
  const factor = await backend.database.transaction(async (transaction) => {
    const found = await lockFactor(transaction, call)
    await requireFreeName(transaction, found, friendlyName)
    const set = {
      updatedAt: backend.now(),
      friendlyName,
      ...(found.factorType === 'phone' && { phone }),
    }
    const isFound = eq(mfaFactors.id, found.id)
    const [changed = found] = await transaction.update(mfaFactors).set(set).where(isFound).returning()
    const details = { user_id: found.userId, factor_id: found.id }
    await audit(call, transaction, 'factor_updated', admin, details)
    return changed
  })
  return Response.json(factorJson(factor))
}

async function lockFactor(transaction: AuthDatabase, call: Call): Promise<FactorRow> {
  const user = await lockUser(transaction, pathId(call, 'user_id'))
  if (!user) throw userNotFound()
  const isNamed = and(eq(mfaFactors.userId, user.id), eq(mfaFactors.id, pathId(call, 'factor_id')))
  const [factor] = await transaction.select().from(mfaFactors).where(isNamed)
  if (factor) return factor
  throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
}

async function requireFreeName(transaction: AuthDatabase, factor: FactorRow, name: string | undefined) {
  const others = (await factorsOf(transaction, factor.userId)).filter(({ id }) => id !== factor.id)
  if (name && others.some(({ friendlyName }) => friendlyName === name)) throw nameTaken(name)
}

export function nameTaken(name: string): AuthError {
  const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
  return new AuthError(422, 'mfa_factor_name_conflict', message)
}
