import { and, eq } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { inTransaction, type Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import type { Call } from '../http/call.ts'
import { users, oneTimeTokens } from '../schema/index.ts'
import type { Identifier } from '../users/identifier.ts'
import type { IssuedToken } from './issue-token.ts'
import { tokenKinds } from './one-time-token.ts'

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
    await backend.sendings.count(backend, 'mail')
    return backend.sendMail(email)
  }
  const { testOtps, texts } = backend.settings.sms
  if (to in testOtps) return
  await backend.sendings.count(backend, 'sms')
  const text = kind === 'phone_change' ? texts.phoneChange : texts.code
  await backend.sendSms({ to: `+${to}`, text: text.replace('{code}', otp) })
}

async function withdraw(backend: Backend, { id, kind, userId, to, at, sentBefore }: IssuedToken) {
  const { sentAt } = tokenKinds[kind]
  await inTransaction(backend, async ({ database }) => {
    const isStill = and(eq(users.id, userId), eq(users[sentAt], at))
    await database
      .update(users)
      .set({ [sentAt]: sentBefore })
      .where(isStill)
    await database.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id))
  })
  await backend.sendings.forgetRequest(backend, to)
}

type Issue = (call: Call) => Promise<IssuedToken[]>

/** Does what is requested on an address without telling, by its answer or its time, whether it is an account's. */
export async function sendSilently(call: Call, { kind, value }: Identifier, issue: Issue): Promise<void> {
  const transport = kind === 'email' ? 'mail' : 'sms'
  await call.sendings.requireQuota(call, transport)
  await call.sendings.noteRequest(call, transport, value)
  await inConstantTime(async () => {
    for (const token of await unlessTooSoon(() => retryIfTaken(call, issue))) deliverInBackground(call, token)
  })
}

/** Another request may make the same account at once: the second time it is there. */
export async function retryIfTaken<Outcome>(
  call: Call,
  work: (call: Call) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await inTransaction(call, work)
  } catch (error) {
    const isTaken = error instanceof AuthError && ['email_exists', 'phone_exists'].includes(error.errorCode)
    if (!isTaken) throw error
    return inTransaction(call, work)
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
async function inConstantTime(work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  try {
    await work()
  } finally {
    const spent = performance.now() - begun
    await setTimeout(stepMilliseconds - (spent % stepMilliseconds))
  }
}
