import { and, eq, lt } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { audit } from '../audit/audit.ts'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Route, Call } from '../http/route.ts'
import { mfaChallenges, mfaFactors } from '../schema/index.ts'
import { requireChannel } from '../sign-up/sign-up-form.ts'
import type { FactorRow } from '../users/user-row.ts'
import { enrollFactor } from './enroll.ts'
import { readFactorId, requireFactorCaller } from './factor-caller.ts'
import { requireVerifiable } from './factor-kinds.ts'
import { lockAccount, requireFactor, requireAssuranceForNew, type LockedAccount } from './locked-account.ts'
import { challengeSeconds } from './open-challenge.ts'
import { newPhoneCode } from './phone/new-phone-code.ts'
import { requirePhoneCodeAllowed, forgetPhoneCode } from './phone/phone-code-limits.ts'
import { removeFactor } from './remove-factor.ts'
import { verifyFactor } from './verify.ts'
import { visitorInet } from './visitor-inet.ts'
import { newWebauthnChallenge } from './webauthn/new-webauthn-challenge.ts'

const keptHours = 24

const form = z.object({ channel: z.string().nullish() })

/** The second factors of who asks. There is no list: it is part of the account. */
export const factorsRoutes: readonly Route[] = [
  { method: 'POST', path: '/factors', limit: 'factor', answer: enrollFactor },
  { method: 'POST', path: '/factors/:factorId/challenge', limit: 'factor', answer: challengeFactor },
  { method: 'POST', path: '/factors/:factorId/verify', limit: 'factor', answer: verifyFactor },
  { method: 'DELETE', path: '/factors/:factorId', answer: unenrollFactor },
]

/** Gives a factor up. `422 insufficient_aal` for a verified one that this session has not shown. */
async function unenrollFactor(call: Call): Promise<Response> {
  const { backend, address } = call
  const caller = await requireFactorCaller(call)
  const id = readFactorId(call)
  const at = backend.now()
  await backend.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, caller)
    const factor = requireFactor(account, id)
    if (factor.status === 'verified' && account.session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    await removeFactor(transaction, factor, at)
    const details = { factor_id: id, factor_status: factor.status, session_id: account.session.id }
    await audit(transaction, { action: 'factor_unenrolled', user: account.user, at, address, details })
  })
  return Response.json({ id })
}

/**
 * A challenge for a factor, good for 300 seconds and from the same address only. A phone is sent its code; a security
 * key is told what to make or to sign. `404 mfa_factor_not_found`, `422 mfa_…_verify_not_enabled`,
 * `429 over_sms_send_rate_limit`.
 */
async function challengeFactor(call: Call): Promise<Response> {
  const { backend, address } = call
  const caller = await requireFactorCaller(call)
  const factorId = readFactorId(call)
  // A code from an application needs nothing said.
  const { channel } = parse(form, call.request.body ? await call.json() : {})
  const at = backend.now()
  const id = randomUUID()
  const made = await backend.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, caller)
    const factor = requireFactor(account, factorId)
    requireVerifiable(backend.settings, factor.factorType)
    requireAssuranceForNew(account, factor)
    if (factor.factorType === 'phone') {
      requireChannel(channel)
      requirePhoneCodeAllowed(backend, factor)
    }
    const challenge = await newChallengeOf(backend, account, factor, id)
    await keepChallenge(transaction, factor, {
      id,
      factorId,
      createdAt: at,
      ipAddress: visitorInet(address),
      ...challenge.columns,
    })
    const details = { factor_id: factorId, factor_status: factor.status }
    await audit(transaction, { action: 'challenge_created', user: account.user, at, address, details })
    return { factor, ...challenge }
  })
  if (made.phoneCode) await sendPhoneCode(backend, made.factor, { id, code: made.phoneCode })
  const expiresAt = Math.floor(at.getTime() / 1000) + challengeSeconds
  return Response.json({ id, type: made.factor.factorType, expires_at: expiresAt, ...made.told })
}

type NewChallenge = {
  columns: { otpCode?: string; webAuthnSessionData?: unknown }
  told: Record<string, unknown>
  phoneCode?: string
}

async function newChallengeOf(
  backend: Backend,
  account: LockedAccount,
  factor: FactorRow,
  id: string,
): Promise<NewChallenge> {
  if (factor.factorType === 'phone') return { told: {}, ...newPhoneCode(backend, id) }
  if (factor.factorType === 'webauthn') return newWebauthnChallenge(backend.settings, account, factor)
  return { columns: {}, told: {} }
}

async function keepChallenge(
  database: AuthDatabase,
  factor: FactorRow,
  challenge: typeof mfaChallenges.$inferInsert,
): Promise<void> {
  const oldest = new Date(challenge.createdAt.getTime() - keptHours * 3_600_000)
  const isOld = and(eq(mfaChallenges.factorId, factor.id), lt(mfaChallenges.createdAt, oldest))
  await database.delete(mfaChallenges).where(isOld)
  await database.insert(mfaChallenges).values(challenge)
  await database
    .update(mfaFactors)
    .set({ lastChallengedAt: challenge.createdAt })
    .where(eq(mfaFactors.id, factor.id))
}

/** Sends the code of a challenge that is kept. When that fails, `422 sms_send_failed`: one may ask again at once. */
async function sendPhoneCode(
  backend: Backend,
  factor: FactorRow,
  challenge: { id: string; code: string },
): Promise<void> {
  try {
    backend.sendings.count('sms')
    const text = `${challenge.code} est votre code de vérification. Ne le communiquez à personne.`
    await backend.sendSms({ to: `+${factor.phone}`, text })
  } catch (error) {
    backend.log.error({ err: error, factor: factor.id }, 'the code of a second factor was not sent')
    await backend.database.transaction(async (transaction) => {
      await transaction.delete(mfaChallenges).where(eq(mfaChallenges.id, challenge.id))
      await transaction
        .update(mfaFactors)
        .set({ lastChallengedAt: factor.lastChallengedAt })
        .where(eq(mfaFactors.id, factor.id))
    })
    forgetPhoneCode(backend, factor)
    throw new AuthError(422, 'sms_send_failed', 'The code could not be sent')
  }
}
