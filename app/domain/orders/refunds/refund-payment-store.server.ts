import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import type { Database } from '#db/database.ts'
import { orders, payments, refunds } from '#db/schema/index.ts'
import type { TeamAct } from '../acts-store.server.ts'
import { changeOrder, lockOrder, noteEvent, orderOf } from '../lock-store.server.ts'
import { askForRefund, countGivenBack } from '../payment/give-back-store.server.ts'
import type { OrderAct } from '../placed-order.ts'
import type { Dated, OrderServices } from '../services.server.ts'
import { noteProgress } from './refund-progress-store.server.ts'

type RefundServices = Pick<OrderServices, 'database' | 'clock' | 'payment'>

const payloadSchema = z.object({ key: z.string() })

/** Asks the payment service for a refund it owns, or how it stands. Throws when unreachable, so that the job retries. */
export async function refundPayment(services: RefundServices, payload: unknown): Promise<void> {
  const { database, clock, payment } = services
  const isAsked = eq(refunds.key, payloadSchema.parse(payload).key)
  const [refund] = await database.select().from(refunds).where(isAsked)
  if (!refund?.paymentId || refund.owner !== 'service' || refund.state === 'done') return
  const { key, attempt, paymentId, cents: amountCents, orderId } = refund
  if (!payment) throw new Error('No payment service is set to give money back.')
  const answer = await payment.refund({ key, attempt, paymentId, amountCents })
  if (!answer.ok && answer.why === 'unreachable') throw new Error(answer.message)
  const told = answer.ok
    ? { progress: answer.value.progress, providerId: answer.value.id }
    : { progress: 'failed' as const, reason: answer.message }
  await database.transaction(async (transaction) => {
    if (orderId !== null) await lockOrder(transaction, eq(orders.id, orderId))
    const [now] = await transaction.select().from(refunds).where(isAsked).for('update')
    if (now) await noteProgress(transaction, now, { ...told, attempt, at: clock.now() })
  })
}

/** Asks again for what the service has not answered or not ended; says how many. What it refused is the team's. */
export async function retryRefunds(database: Database): Promise<number> {
  const open = await database
    .select({ key: refunds.key })
    .from(refunds)
    .where(inArray(refunds.state, ['requested', 'pending']))
  for (const { key } of open) await askForRefund(database, key, 'card')
  return open.length
}

const busy = 'Le service de paiement s’occupe encore de ce remboursement\u00a0: attendez sa réponse.'

/** The team made, by hand, the refunds that are its own: of a transfer, on site, or refused by the payment service. */
export function markRefunded({ database, clock }: Dated, { number, author: typed }: TeamAct) {
  const author = authorSchema.parse(typed)
  const at = clock.now()
  return changeOrder(database, orderOf({ number }), async (transaction, { id: orderId, ...order }) => {
    const isForTheTeam = and(eq(refunds.orderId, orderId), inArray(refunds.state, ['due', 'failed']))
    const done = await transaction
      .update(refunds)
      .set({ state: 'done', doneAt: at, lastError: null })
      .where(isForTheTeam)
      .returning({ paymentId: refunds.paymentId, cents: refunds.cents })
    for (const { paymentId, cents } of done) {
      await noteEvent(transaction, orderId, { act: 'refunded', at, actor: 'team', author, facts: { cents } })
      if (paymentId !== null) await countGivenBack(transaction, paymentId)
    }
    if (done.length > 0) return undefined
    const isBusy = order.refunds.some(({ state }) => state === 'requested' || state === 'pending')
    return isBusy ? busy : 'Aucun remboursement n’attend pour cette commande.'
  })
}

/** Has the payment service asked once more for the refunds of an order that it refused. */
export function askRefundAgain({ database, clock }: Dated, { number, author }: TeamAct): Promise<OrderAct> {
  const signed = { actor: 'team', author: authorSchema.parse(author) } as const
  return changeOrder(database, orderOf({ number }), async (transaction, { id: orderId }) => {
    const refused = await transaction
      .select({ key: refunds.key, attempt: refunds.attempt, cents: refunds.cents })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(
        and(eq(refunds.orderId, orderId), eq(refunds.state, 'failed'), eq(payments.paymentMethod, 'card')),
      )
    for (const { key, attempt, cents } of refused) {
      const again = { state: 'requested', owner: 'service', attempt: attempt + 1 } as const
      await transaction.update(refunds).set(again).where(eq(refunds.key, key))
      await askForRefund(transaction, key, 'card')
      const event = { act: 'refund-again', at: clock.now(), ...signed, facts: { cents } } as const
      await noteEvent(transaction, orderId, event)
    }
    return refused.length > 0 ? undefined : 'Aucun remboursement refusé n’attend pour cette commande.'
  })
}
