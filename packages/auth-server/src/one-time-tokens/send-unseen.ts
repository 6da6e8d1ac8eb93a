import type { Backend } from '../backend.ts'
import type { AuthDatabase } from '../database.ts'
import { AuthError } from '../errors/auth-error.ts'
import { evenTime } from '../http/even-time.ts'
import type { Carrier } from '../limits/sending-limits.ts'
import { deliverUnseen } from './deliver-token.ts'
import type { IssuedToken } from './issue-token.ts'

type Sending = {
  carrier: Carrier
  /** The address or number of the request. */
  address: string
  /** Issues what is to be sent, if anything, within its transaction; runs again when a rival account was faster. */
  issue: (transaction: AuthDatabase) => Promise<IssuedToken[]>
}

/**
 * Does what a request asks for on an address without telling whether it is an account's: refusals for haste come
 * before it is looked up, the time taken is the same, and nobody waits for the carrier. An account that was sent
 * something just now by another way is not sent it again.
 */
export async function sendUnseen(backend: Backend, { carrier, address, issue }: Sending): Promise<void> {
  backend.sendings.requireSomeLeft(carrier)
  backend.sendings.noteAsked(carrier, address)
  await evenTime(async () => {
    const issued = await unlessTooSoon(() => withoutRival(backend, issue))
    for (const token of issued) deliverUnseen(backend, token)
  })
}

/** Another request may make the same account at once: the second time it is there. */
export async function withoutRival<Outcome>(
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
