import { and, ne, lt, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { nameTaken } from '../admin/account-factors.ts'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import type { UserRow, AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { mfaFactors } from '../schema/index.ts'
import type { AuthSettings } from '../settings.ts'
import type { FactorType } from '../tokens/access-token.ts'
import { lockUser } from '../users/user-row.ts'
import {
  requireFactorCaller,
  readFactorType,
  requireSwitch,
  lockAccount,
  type LockedAccount,
} from './factor-access.ts'
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

export async function enrollFactor(call: Call): Promise<Response> {
  const { backend } = call
  const caller = await requireFactorCaller(call)
  const given = parse(form, await call.json())
  const type = readFactorType(given.factor_type)
  requireSwitch(backend.settings, type, 'enroll')
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
    await audit(call, transaction, 'factor_in_progress', caller.user, details)
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

function newTotpFactor(
  { siteUrl, factors }: AuthSettings,
  user: UserRow,
  givenIssuer: string | null | undefined,
) {
  const secret = makeTotpSecret()
  const issuer = givenIssuer || factors.totp.issuer || new URL(siteUrl).host
  const uri = totpUri({ issuer, account: user.email || user.phone || user.id, secret })
  return { columns: { secret }, told: { totp: { qr_code: totpQrCode(uri), secret, uri } } }
}

async function makePlaceForPhone(
  database: AuthDatabase,
  account: LockedAccount,
  phone: string,
): Promise<LockedAccount> {
  const same = account.factors.filter((factor) => factor.factorType === 'phone' && factor.phone === phone)
  if (same.some(({ status }) => status === 'verified'))
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  const isOfNumber = and(eq(mfaFactors.userId, account.user.id), eq(mfaFactors.phone, phone))
  await database.delete(mfaFactors).where(isOfNumber)
  return { ...account, factors: account.factors.filter((factor) => !same.includes(factor)) }
}

function requirePlaceFor(
  { session, factors }: Pick<LockedAccount, 'session' | 'factors'>,
  name: string,
  most: number,
): void {
  if (factors.some(({ friendlyName }) => (friendlyName ?? '').trim() === name.trim())) throw nameTaken(name)
  if (factors.length >= most)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (session.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}
