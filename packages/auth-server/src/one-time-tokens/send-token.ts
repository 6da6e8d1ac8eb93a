import { and, eq } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Transport } from '../limits/sending-limits.ts'
import { users, oneTimeTokens } from '../schema/index.ts'
import type { IssuedToken } from './issue-token.ts'
import { sentAtColumn } from './one-time-token.ts'

/** Sends what a committed transaction issued and waits for it: where the caller may know that the account exists. */
export async function deliverToken(backend: Backend, token: IssuedToken): Promise<void> {
  try {
    await handOver(backend, token)
  } catch (error) {
    backend.log.error({ err: error, kind: token.kind }, 'a one-time token could not be sent')
    await withdraw(backend, token)
    if (!token.email)
      throw new AuthError(422, 'sms_send_failed', 'Error sending confirmation OTP to provider')
    throw new AuthError(500, 'unexpected_failure', `Error sending ${token.email.kind} email`)
  }
}

/** The same without waiting: where the time it takes would tell that the account exists. Failures are logged. */
export function deliverInBackground(backend: Backend, token: IssuedToken): void {
  deliverToken(backend, token).catch((error: unknown) => {
    if (!(error instanceof AuthError))
      backend.log.error({ err: error, kind: token.kind }, 'an unsent one-time token could not be taken back')
  })
}

async function handOver(backend: Backend, { kind, to, otp, email }: IssuedToken): Promise<void> {
  if (email) {
    backend.sendings.count('mail')
    return backend.sendMail(email)
  }
  const { testOtps, texts } = backend.settings.sms
  if (to in testOtps) return
  backend.sendings.count('sms')
  const text = kind === 'phone_change' ? texts.phoneChange : texts.code
  await backend.sendSms({ to: `+${to}`, text: text.replace('{code}', otp) })
}

async function withdraw(
  backend: Backend,
  { id, kind, userId, to, at, sentBefore }: IssuedToken,
): Promise<void> {
  const sentAt = sentAtColumn(kind)
  await backend.database.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ [sentAt]: sentBefore })
      .where(and(eq(users.id, userId), eq(users[sentAt], at)))
    await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id))
  })
  backend.sendings.forgetRequest(to)
}

type Sending = {
  transport: Transport
  address: string
  issue: (transaction: AuthDatabase) => Promise<IssuedToken[]>
}

/** Does what is requested on an address without telling, by its answer or its time, whether it is an account's. */
export async function sendSilently(backend: Backend, { transport, address, issue }: Sending): Promise<void> {
  backend.sendings.requireQuota(transport)
  backend.sendings.noteRequest(transport, address)
  await inConstantTime(async () => {
    const issued = await unlessTooSoon(() => retryIfTaken(backend, issue))
    for (const token of issued) deliverInBackground(backend, token)
  })
}

/** Another request may make the same account at once: the second time it is there. */
export async function retryIfTaken<Outcome>(
  { database }: Backend,
  work: (transaction: AuthDatabase) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await database.transaction(work)
  } catch (error) {
    const isTaken = error instanceof AuthError && ['email_exists', 'phone_exists'].includes(error.errorCode)
    if (!isTaken) throw error
    return database.transaction(work)
  }
}

async function unlessTooSoon(work: () => Promise<IssuedToken[]>): Promise<IssuedToken[]> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) return []
    throw error
  }
}

const stepMilliseconds = 100

/** Ends at the next whole step of time, as its length would tell whether an account exists. */
async function inConstantTime<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - begun
    await setTimeout(stepMilliseconds - (spent % stepMilliseconds))
  }
}
