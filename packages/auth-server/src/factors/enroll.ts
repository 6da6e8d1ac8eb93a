import { and, eq, lt, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { FactorType } from '../amr/amr.ts'
import { audit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { parse } from '../http/parse.ts'
import type { Call } from '../http/route.ts'
import { mfaFactors } from '../schema/index.ts'
import { lockUser } from '../users/lock-user.ts'
import type { UserRow } from '../users/user-row.ts'
import { requireFactorCaller } from './factor-caller.ts'
import { readFactorType, requireEnrollable } from './factor-kinds.ts'
import { lockAccount } from './locked-account.ts'
import { readFactorPhone } from './phone/factor-phone.ts'
import { makePlaceForPhone } from './phone/place-for-phone.ts'
import { requirePlaceFor } from './place-for-factor.ts'
import { newTotpFactor } from './totp/new-totp-factor.ts'

const unfinishedMinutes = 5

const form = z.object({
  factor_type: z.string().optional(),
  friendly_name: z.string().max(255).nullish(),
  // A QR code holds no more of it.
  issuer: z.string().max(64).nullish(),
  phone: z.string().nullish(),
})

/**
 * Begins a second factor: it counts once it is verified. Refusals as `requirePlaceFor` says, besides
 * `422 mfa_…_enroll_not_enabled` and `400 validation_failed`.
 */
export async function enrollFactor(call: Call): Promise<Response> {
  const { backend, address } = call
  const caller = await requireFactorCaller(call)
  const given = parse(form, await call.json())
  const type = readFactorType(given.factor_type)
  requireEnrollable(backend.settings, type)
  const at = backend.now()
  const name = given.friendly_name ?? ''
  const { columns, told } = await newFactorOf(backend, type, caller.user, given)
  const id = await backend.database.transaction(async (transaction) => {
    // First, as everywhere: two orders of locking would wait for each other.
    await lockUser(transaction, caller.user.id)
    await removeUnfinished(transaction, caller.user.id, at)
    const account = await lockAccount(transaction, caller)
    const others = columns.phone ? await makePlaceForPhone(transaction, account, columns.phone) : account
    requirePlaceFor(others, name, backend.settings.factors.most)
    const factor = {
      id: randomUUID(),
      userId: caller.user.id,
      friendlyName: name,
      factorType: type,
      ...columns,
    }
    await transaction
      .insert(mfaFactors)
      .values({ ...factor, status: 'unverified', createdAt: at, updatedAt: at })
    const details = { factor_id: factor.id, factor_type: type }
    await audit(transaction, { action: 'factor_in_progress', user: caller.user, at, address, details })
    return factor.id
  })
  return Response.json({ id, type, friendly_name: name, ...told })
}

type NewFactor = { columns: { secret?: string; phone?: string }; told: Record<string, unknown> }

async function newFactorOf(
  backend: Backend,
  type: FactorType,
  user: UserRow,
  given: { issuer?: string | null | undefined; phone?: string | null | undefined },
): Promise<NewFactor> {
  if (type === 'totp') return newTotpFactor(backend.settings, user, given.issuer)
  if (type === 'phone')
    return { columns: { phone: await readFactorPhone(given.phone) }, told: { phone: given.phone } }
  return { columns: {}, told: {} }
}

async function removeUnfinished(database: AuthDatabase, userId: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - unfinishedMinutes * 60_000)
  const isUnfinished = and(ne(mfaFactors.status, 'verified'), lt(mfaFactors.createdAt, oldest))
  await database.delete(mfaFactors).where(and(eq(mfaFactors.userId, userId), isUnfinished))
}
