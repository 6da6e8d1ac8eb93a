import { eq } from 'drizzle-orm'
import type { RefundProgress } from '#app/outside/payment/payment-provider.ts'
import type { Transaction } from '#db/database.ts'
import { refunds } from '#db/schema/index.ts'
import { requestEmails, requestNextEmail } from '../emails-store.server.ts'
import { noteEvent } from '../lock-store.server.ts'
import { countGivenBack } from '../payment/give-back-store.server.ts'

type Told = {
  readonly attempt: number
  readonly progress: RefundProgress
  readonly at: Date
  readonly providerId?: string | undefined
  readonly reason?: string | undefined
}

type KnownRefund = typeof refunds.$inferSelect

const longestError = 500

/** Notes what the payment service says of a refund it owns; of any other it changes nothing. The order is held by the caller. */
export async function noteProgress(
  transaction: Transaction,
  refund: KnownRefund,
  told: Told,
): Promise<boolean> {
  const { key, paymentId, owner, state, attempt } = refund
  if (owner !== 'service' || attempt !== told.attempt || !paymentId) return false
  if (told.progress === 'failed') await holdForTeam(transaction, refund, told)
  else {
    if (state === 'done' || (state === 'pending' && told.progress === 'pending')) return false
    const isDone = told.progress === 'succeeded'
    await transaction
      .update(refunds)
      .set({
        state: isDone ? 'done' : 'pending',
        doneAt: isDone ? told.at : null,
        providerId: told.providerId,
        lastError: null,
      })
      .where(eq(refunds.key, key))
  }
  await countGivenBack(transaction, paymentId)
  return true
}

/** From now on only the team acts on it: by hand, or by asking the service once more. */
async function holdForTeam(
  transaction: Transaction,
  { key, orderId, cents }: KnownRefund,
  { at, providerId, reason = '' }: Told,
): Promise<void> {
  const lastError = reason.slice(0, longestError)
  await transaction
    .update(refunds)
    .set({ state: 'failed', owner: 'team', failedAt: at, doneAt: null, providerId, lastError })
    .where(eq(refunds.key, key))
  if (orderId === null) return
  const facts = { cents, why: lastError }
  await noteEvent(transaction, orderId, { act: 'refund-failed', at, actor: 'provider', facts })
  await requestEmails(transaction, orderId, [{ email: 'refund-refused', facts }], at)
  await requestNextEmail(transaction, orderId, 'refund-held', facts, at)
}
