import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import { type TeamAct, writeStep } from '../acts-store.server.ts'
import { sayAlreadyDone, sayTakenBack } from '../authors-store.server.ts'
import { readIssuer } from '../documents/documents-store.server.ts'
import { changeOrder, orderOf } from '../lock-store.server.ts'
import { applySeenPayment } from '../payment/mark-paid-store.server.ts'
import type { OrderAct } from '../placed-order.ts'
import { findOrderById } from '../read-store.server.ts'
import type { OrderServices } from '../services.server.ts'
import { stepOrder } from '../transitions.ts'

/** Hands an order over at training, today; one to pay on site is paid by the same press, or neither. */
export async function handOverOrder(
  { database, content, clock }: Pick<OrderServices, 'database' | 'content' | 'clock'>,
  act: TeamAct,
): Promise<OrderAct> {
  const author = authorSchema.parse(act.author)
  const at = clock.now()
  const issuer = await readIssuer(content, at)
  return changeOrder(database, orderOf(act), async (transaction, order) => {
    const already = await sayAlreadyDone(transaction, order, 'receive', at)
    if (already !== undefined) return already
    if (order.delivery !== 'pickup')
      return 'Cette commande se livre à une adresse\u00a0: elle ne se remet pas.'
    const isPaidNow = order.stage === 'ready' && order.money === 'unpaid' && order.paymentMethod === 'on_site'
    const problem = isPaidNow
      ? await applySeenPayment(transaction, order, { author, now: at, issuer })
      : undefined
    if (problem !== undefined) return problem
    const current = (isPaidNow ? await findOrderById(transaction, order.id) : order) ?? order
    const step = stepOrder(current, 'receive', 'team')
    if (!step.ok) return (await sayTakenBack(transaction, order, at)) ?? step.message
    const columns = { receivedOn: dayInParis(at) }
    const receipt = { act: 'receive', actor: 'team', email: 'delivered' } as const
    await writeStep(transaction, current, { ...receipt, author, columns, stage: step.stage, at })
    return undefined
  })
}
