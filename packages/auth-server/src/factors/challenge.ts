import { and, eq, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import type { Backend } from '../backend.ts'
import type { FactorRow, AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { plainAddress } from '../limits/visitor-network.ts'
import { mfaChallenges, mfaFactors } from '../schema/index.ts'
import { requireChannel } from '../sign-up/registration.ts'
import {
  requireFactorCaller,
  readFactorId,
  lockAccount,
  requireFactor,
  requireSwitch,
  requireAssuranceForNew,
  type LockedAccount,
  challengeSeconds,
} from './factor-access.ts'
import { requirePhoneCodeAllowed, newPhoneCode, forgetPhoneCode } from './phone-factor.ts'
import { newWebauthnChallenge } from './webauthn-challenge.ts'

const form = z.object({ channel: z.string().nullish() })

const keptHours = 24

/** A challenge for a factor, good for 300 seconds and from the same address only. */
export async function challengeFactor(call: Call): Promise<Response> {
  const { backend, address } = call
  const caller = await requireFactorCaller(call)
  const factorId = readFactorId(call)
  const { channel } = parse(form, call.request.body ? await call.json() : {})
  const at = backend.now()
  const id = randomUUID()
  const made = await backend.database.transaction(async (transaction) => {
    const account = await lockAccount(transaction, caller)
    const factor = requireFactor(account, factorId)
    requireSwitch(backend.settings, factor.factorType, 'verify')
    requireAssuranceForNew(account, factor)
    if (factor.factorType === 'phone') {
      requireChannel(channel)
      requirePhoneCodeAllowed(backend, factor)
    }
    const challenge = await newChallengeOf(backend, account, factor, id)
    await storeChallenge(transaction, factor, {
      id,
      factorId,
      createdAt: at,
      ipAddress: visitorInet(address),
      ...challenge.columns,
    })
    const details = { factor_id: factorId, factor_status: factor.status }
    await audit(call, transaction, 'challenge_created', account.user, details)
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

async function storeChallenge(
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

async function sendPhoneCode(
  backend: Backend,
  factor: FactorRow,
  challenge: { id: string; code: string },
): Promise<void> {
  try {
    backend.sendings.count('sms')
    const text = backend.settings.sms.texts.code.replace('{code}', challenge.code)
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

export type ChallengeRow = typeof mfaChallenges.$inferSelect

/** A challenge that may be answered from this address, or the 422 refusal; keep the transaction: it deletes expired ones. */
export async function findOpenChallenge(
  database: AuthDatabase,
  { factorId, id, address, now }: { factorId: string; id: string; address: string; now: Date },
): Promise<ChallengeRow | AuthError> {
  const [found] = await database
    .select({
      challenge: mfaChallenges,
      isFromHere: sql<boolean>`${mfaChallenges.ipAddress} = ${visitorInet(address)}::inet`,
    })
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, id), eq(mfaChallenges.factorId, factorId)))
  if (!found)
    return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  const { challenge, isFromHere } = found
  if (challenge.verifiedAt || !isFromHere)
    return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')
  if (now.getTime() <= challenge.createdAt.getTime() + challengeSeconds * 1000) return challenge
  await database.delete(mfaChallenges).where(eq(mfaChallenges.id, id))
  return new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}

const nowhere = '0.0.0.0'

export function visitorInet(address: string): string {
  return plainAddress(address) ?? nowhere
}
