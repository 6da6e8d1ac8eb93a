import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction } from '../backend.ts'
import { requireAdmin } from '../callers/caller.ts'
import { AuthError } from '../errors/auth-error.ts'
import { removeFactor, requireFactor, setFactor } from '../factors/factor-access.ts'
import { optionalText, parse, type Call, pathId } from '../http/call.ts'
import { readPhone } from '../users/identifier.ts'
import { factorJson, requireUserParts, userNotFound } from '../users/user-response.ts'
import { factorsOf, lockUser } from '../users/user-row.ts'

const form = z.object({
  friendly_name: optionalText.pipe(z.string().max(255).optional()),
  phone: optionalText.transform((given) => given && readPhone(given)),
})

export async function listFactors(call: Call): Promise<Response> {
  await requireAdmin(call)
  const { factors } = await requireUserParts(call, pathId(call, 'user_id'))
  return Response.json(factors.map(factorJson))
}

export async function deleteFactor(call: Call): Promise<Response> {
  const admin = await requireAdmin(call)
  return inTransaction(call, async (call) => {
    const { factor, details } = await lockFactor(call)
    await removeFactor(call, factor)
    await audit(call, 'factor_deleted', admin, details)
    return Response.json(factorJson(factor))
  })
}

export async function updateFactor(call: Call): Promise<Response> {
  const admin = await requireAdmin(call)
  const { friendly_name: friendlyName, phone } = parse(form, await call.json())
  return inTransaction(call, async (call) => {
    const { factor, factors, details } = await lockFactor(call)
    const isTaken = factors.some((other) => other.id !== factor.id && other.friendlyName === friendlyName)
    if (friendlyName && isTaken) throw nameTaken(friendlyName)
    const set = { updatedAt: call.now(), friendlyName, ...(factor.factorType === 'phone' && { phone }) }
    const changed = await setFactor(call, factor.id, set)
    await audit(call, 'factor_updated', admin, details)
    return Response.json(factorJson(changed ?? factor))
  })
}

async function lockFactor(call: Call) {
  const user = await lockUser(call, pathId(call, 'user_id'))
  if (!user) throw userNotFound()
  const id = pathId(call, 'factor_id')
  const factors = await factorsOf(call, user.id)
  return { factor: requireFactor(factors, id), factors, details: { user_id: user.id, factor_id: id } }
}

export function nameTaken(name: string): AuthError {
  const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`
  return new AuthError(422, 'mfa_factor_name_conflict', message)
}
