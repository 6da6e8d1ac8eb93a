import { and, eq } from 'drizzle-orm'
import type { Backend } from '../backend.ts'
import { AuthError } from '../errors/auth-error.ts'
import { oneTimeTokens, users } from '../schema/index.ts'
import type { IssuedToken } from './issue-token.ts'
import { tokenKinds } from './token-kinds.ts'

/**
 * Sends what a committed transaction issued and waits for the hand-over: where the caller may know that the account
 * exists. When it fails, the token and the time it was sent at are taken back, so that nothing hinders the next try:
 * `500 unexpected_failure` for a mail, `422 sms_send_failed` for a text.
 */
export async function deliverToken(backend: Backend, token: IssuedToken): Promise<void> {
  try {
    await handOver(backend, token)
  } catch (error) {
    backend.log.error({ err: error, kind: token.kind }, 'a one-time token could not be sent')
    await withdraw(backend, token)
    if (!token.letter)
      throw new AuthError(422, 'sms_send_failed', 'Error sending confirmation OTP to provider')
    throw new AuthError(500, 'unexpected_failure', `Error sending ${token.letter.kind} email`)
  }
}

/** The same without waiting: where the time it takes would tell that the account exists. Failures are logged. */
export function deliverUnseen(backend: Backend, token: IssuedToken): void {
  deliverToken(backend, token).catch((error: unknown) => {
    if (!(error instanceof AuthError))
      backend.log.error({ err: error, kind: token.kind }, 'an unsent one-time token could not be taken back')
  })
}

async function handOver(backend: Backend, { kind, to, otp, letter }: IssuedToken): Promise<void> {
  if (letter) {
    backend.sendings.count('mail')
    return backend.sendMail(letter)
  }
  if (to in backend.settings.sms.testOtps) return
  backend.sendings.count('sms')
  await backend.sendSms({ to: `+${to}`, text: codeText(otp, kind) })
}

function codeText(otp: string, kind: IssuedToken['kind']): string {
  const use = kind === 'phone_change' ? 'pour confirmer votre numéro' : 'de vérification'
  return `${otp} est votre code ${use}. Ne le communiquez à personne.`
}

/** The account's row first, as everywhere: two orders of locking would wait for each other. */
async function withdraw(
  backend: Backend,
  { id, kind, userId, to, at, sentBefore }: IssuedToken,
): Promise<void> {
  const { sentAt } = tokenKinds[kind]
  await backend.database.transaction(async (transaction) => {
    await transaction
      .update(users)
      .set({ [sentAt]: sentBefore })
      .where(and(eq(users.id, userId), eq(users[sentAt], at)))
    await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.id, id))
  })
  backend.sendings.forgetAsked(to)
}
