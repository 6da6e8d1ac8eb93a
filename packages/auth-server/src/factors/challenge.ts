import { and, eq, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { audit } from '../audit-log.ts'
import { inTransaction, type Backend } from '../backend.ts'
import type { FactorRow } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { parse, type Call } from '../http/call.ts'
import { plainAddress } from '../limits/visitor-network.ts'
import { mfaChallenges } from '../schema/index.ts'
import { requireChannel } from '../sign-up/registration.ts'
import {
  requireFactorCaller,
  readFactorId,
  lockUsableFactor,
  setFactor,
  type LockedAccount,
  challengeSeconds,
} from './factor-access.ts'
import { requirePhoneCodeAllowed, newPhoneCode, forgetPhoneCode } from './phone-factor.ts'
import { newWebauthnChallenge } from './webauthn-challenge.ts'

const form = z.object({ channel: z.string().nullish() })

const keptHours = 24

/** A challenge for a factor, good for 300 seconds and from the same address only. */
export async function challengeFactor(call: Call): Promise<Response> {
  const caller = await requireFactorCaller(call)
  const factorId = readFactorId(call)
  const { channel } = parse(form, call.request.body ? await call.json() : {})
  const createdAt = call.now()
  const id = randomUUID()
  const made = await inTransaction(call, async (call) => {
    const { account, factor } = await lockUsableFactor(call, caller, factorId)
    if (factor.factorType === 'phone') {
      requireChannel(channel)
      await requirePhoneCodeAllowed(call, factor)
    }
    const challenge = await newChallengeOf(call, account, factor, id)
    const oldest = new Date(createdAt.getTime() - keptHours * 3_600_000)
    const isOld = and(eq(mfaChallenges.factorId, factorId), lt(mfaChallenges.createdAt, oldest))
    await call.database.delete(mfaChallenges).where(isOld)
    const row = { id, factorId, createdAt, ipAddress: visitorInet(call.address), ...challenge.columns }
    await call.database.insert(mfaChallenges).values(row)
    await setFactor(call, factorId, { lastChallengedAt: createdAt })
    const details = { factor_id: factorId, factor_status: factor.status }
    await audit(call, 'challenge_created', account.user, details)
    return { factor, ...challenge }
  })
  if (made.phoneCode) await sendPhoneCode(call, made.factor, { id, code: made.phoneCode })
  const expiresAt = Math.floor(createdAt.getTime() / 1000) + challengeSeconds
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
  if (factor.factorType === 'webauthn') return newWebauthnChallenge(backend, account, factor)
  return { columns: {}, told: {} }
}

async function sendPhoneCode(backend: Backend, factor: FactorRow, challenge: { id: string; code: string }) {
  try {
    await backend.sendings.count(backend, 'sms')
    const text = backend.settings.sms.texts.code.replace('{code}', challenge.code)
    await backend.sendSms({ to: `+${factor.phone}`, text })
  } catch (error) {
    backend.log.error({ err: error, factor: factor.id }, 'the code of a second factor was not sent')
    await inTransaction(backend, async (backend) => {
      await backend.database.delete(mfaChallenges).where(eq(mfaChallenges.id, challenge.id))
      await setFactor(backend, factor.id, { lastChallengedAt: factor.lastChallengedAt })
    })
    await forgetPhoneCode(backend, factor)
    throw new AuthError(422, 'sms_send_failed', 'The code could not be sent')
  }
}

export type ChallengeRow = typeof mfaChallenges.$inferSelect

/** A challenge that may be answered from this address, or the 422 refusal; keep the transaction: it deletes expired ones. */
export async function findOpenChallenge(
  { database, address, now }: Call,
  { factorId, id }: { factorId: string; id: string },
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
  if (now().getTime() <= challenge.createdAt.getTime() + challengeSeconds * 1000) return challenge
  await database.delete(mfaChallenges).where(eq(mfaChallenges.id, id))
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`
  return new AuthError(422, 'mfa_challenge_expired', message)
}

function visitorInet(address: string): string {
  return plainAddress(address) ?? '0.0.0.0'
}
