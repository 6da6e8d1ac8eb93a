import { eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { orders, refunds } from '#db/schema/index.ts'
import { askForRefund, writeRefundsDone } from '../payment/give-back-store.server.ts'
import type { OrderServices } from '../services.server.ts'

type RefundServices = Pick<OrderServices, 'database' | 'clock' | 'payment'> & {
  readonly logger: { readonly error: (details: object, message: string) => void }
}

const payloadSchema = z.object({ key: z.string() })
const longestError = 500

/** Requests a refund from the payment service, once by its key. Throws when unreachable, so that the job retries. */
export async function refundPayment(services: RefundServices, payload: unknown): Promise<void> {
  const { database, clock, payment, logger } = services
  const { key } = payloadSchema.parse(payload)
  const [refund] = await database.select().from(refunds).where(eq(refunds.key, key))
  if (!refund?.paymentId || refund.state === 'done' || refund.state === 'due') return
  const { paymentId, cents: amountCents, orderId } = refund
  if (!payment) throw new Error('No payment service is set to give money back.')
  const answer = await payment.refund({ key, paymentId, amountCents })
  if (!answer.ok && answer.why === 'unreachable') throw new Error(answer.message)
  await database.transaction(async (transaction) => {
    if (orderId !== null)
      await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
    if (answer.ok) {
      await writeRefundsDone(transaction, { key }, { doneAt: clock.now(), providerId: answer.value.id })
      return
    }
    const lastError = answer.message.slice(0, longestError)
    await transaction.update(refunds).set({ state: 'failed', lastError }).where(eq(refunds.key, key))
    logger.error({ refund: key, reason: lastError }, 'refund refused by the payment service')
  })
}

/** Asks again for what the service refused, or whose tries came to an end; says how many. */
export async function retryRefunds(database: Database): Promise<number> {
  const open = await database
    .select({ key: refunds.key })
    .from(refunds)
    .where(inArray(refunds.state, ['requested', 'failed']))
  for (const { key } of open) await askForRefund(database, key, 'card')
  return open.length
}
