import { inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { nameTaken } from '../admin/account-factors.ts'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend, type Within } from '../backend.ts'
import { requireFreshProof } from '../callers/fresh-proof.ts'
import type { UserRow } from '../database.ts'
import { AuthError, invalid } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { factorType, mfaFactors } from '../schema/index.ts'
import type { FactorType } from '../tokens/access-token.ts'
import { requireFactorCaller, requireSwitch, lockAccount, type LockedAccount } from './factor-access.ts'
import { readFactorPhone } from './phone-factor.ts'
import { makeTotpSecret, totpUri, totpQrCode } from './totp.ts'

const unfinishedMinutes = 5

const form = z.object({
  factor_type: z.string().optional(),
  friendly_name: z.string().max(255).nullish(),
  // A QR code holds no more of it.
  issuer: z.string().max(64).nullish(),
  phone: z.string().nullish(),
})

type Given = z.output<typeof form>

export async function enrollFactor(call: Call): Promise<Response> {
  const caller = await requireFactorCaller(call)
  const given = parse(form, await call.json())
  const type = factorType.enumValues.find((known) => known === given.factor_type)
  if (!type) throw invalid('factor_type needs to be totp, phone, or webauthn')
  requireSwitch(call.settings, type, 'enroll')
  requireFreshProof(call, caller)
  const at = call.now()
  const name = given.friendly_name ?? ''
  const { columns, told } = await newFactorOf(call, type, caller.user, given)
  const id = randomUUID()
  await inTransaction(call, async (call) => {
    const { session, factors } = await lockAccount(call, caller)
    const kept = await makePlace(call, factors, columns.phone)
    requirePlace({ session, factors: kept }, name, call.settings.factors.most)
    const factor = { id, userId: caller.user.id, friendlyName: name, factorType: type, ...columns }
    const times = { createdAt: at, updatedAt: at }
    await call.database.insert(mfaFactors).values({ ...factor, status: 'unverified', ...times })
    await audit(call, 'factor_in_progress', caller.user, { factor_id: id, factor_type: type })
  })
  return Response.json({ id, type, friendly_name: name, ...told })
}

type NewFactor = { columns: { secret?: string; phone?: string }; told: Record<string, unknown> }

async function newFactorOf(
  { settings: { siteUrl, factors } }: Backend,
  type: FactorType,
  user: UserRow,
  given: Given,
): Promise<NewFactor> {
  if (type === 'webauthn') return { columns: {}, told: {} }
  if (type === 'phone')
    return { columns: { phone: await readFactorPhone(given.phone) }, told: { phone: given.phone } }
  const secret = makeTotpSecret()
  const issuer = given.issuer || factors.totp.issuer || new URL(siteUrl).host
  const uri = totpUri({ issuer, account: user.email || user.phone || user.id, secret })
  return { columns: { secret }, told: { totp: { qr_code: totpQrCode(uri), secret, uri } } }
}

type Factors = LockedAccount['factors']

/** Removes enrolments that were never finished: old ones, and those of the same number. Answers with the others. */
async function makePlace({ database, now }: Within, factors: Factors, phone?: string): Promise<Factors> {
  const same = factors.filter((factor) => phone !== undefined && factor.phone === phone)
  const message = 'A verified phone factor already exists, unenroll the existing factor to continue'
  if (same.some(({ status }) => status === 'verified'))
    throw new AuthError(422, 'mfa_verified_factor_exists', message)
  const oldest = now().getTime() - unfinishedMinutes * 60_000
  const isLeaving = (factor: Factors[number]) =>
    same.includes(factor) || (factor.status !== 'verified' && factor.createdAt.getTime() < oldest)
  const leaving = factors.filter(isLeaving).map(({ id }) => id)
  await database.delete(mfaFactors).where(inArray(mfaFactors.id, leaving))
  return factors.filter((factor) => !isLeaving(factor))
}

export function requirePlace(
  { session, factors }: Omit<LockedAccount, 'user'>,
  name: string,
  most: number,
): void {
  if (factors.some(({ friendlyName }) => (friendlyName ?? '').trim() === name.trim())) throw nameTaken(name)
  const message = 'Maximum number of verified factors reached, unenroll to continue'
  if (factors.length >= most) throw new AuthError(422, 'too_many_enrolled_mfa_factors', message)
  if (session.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}
