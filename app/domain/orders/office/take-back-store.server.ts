import { and, eq, isNull, like } from 'drizzle-orm'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import { orderEmails, orders } from '#db/schema/index.ts'
import type { TeamAct } from '../acts-store.server.ts'
import { sayTakenBack } from '../authors-store.server.ts'
import { changeOrder, noteEvent, orderOf } from '../lock-store.server.ts'
import type { OrderAct } from '../placed-order.ts'
import type { Dated } from '../services.server.ts'
import { stepToTakeBack } from './take-back.ts'

const tooLate =
  'Trop tard pour annuler\u00a0: l’e-mail est parti, ou quelque chose d’autre a été fait depuis.'

/** Puts an order back where it was before its last step, by who took it and before its email leaves. */
export function takeBackStep({ database, clock }: Dated, act: TeamAct): Promise<OrderAct> {
  const author = authorSchema.parse(act.author)
  const at = clock.now()
  return changeOrder(database, orderOf(act), async (transaction, order) => {
    const undone = stepToTakeBack(order, author, at)
    if (!undone) return (await sayTakenBack(transaction, order, at)) ?? tooLate
    const { event, stage, email } = undone
    const orderId = order.id
    if (email !== undefined) {
      const isHeld = and(
        eq(orderEmails.orderId, orderId),
        like(orderEmails.email, `${email}%`),
        eq(orderEmails.requestedAt, event.at),
        isNull(orderEmails.writtenAt),
      )
      const held = await transaction.delete(orderEmails).where(isHeld).returning({ email: orderEmails.email })
      if (held.length === 0) return tooLate
    }
    const { act: taken } = event
    const columns = {
      ...(taken === 'send' && { carrier: null, trackingNumber: null }),
      ...(taken === 'receive' && { receivedOn: null }),
    }
    await transaction
      .update(orders)
      .set({ stage, ...columns })
      .where(eq(orders.id, orderId))
    const facts = { taken }
    await noteEvent(transaction, orderId, { act: 'take-back', at, actor: 'team', author, facts })
    return undefined
  })
}
