import { eq, sql, type SQL } from 'drizzle-orm'
import { authorSchema } from '#app/domain/shared/author.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { releaseStock } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { requestEmails } from './emails-store.server.ts'
import { changeOrder, noteEvent } from './lock-store.server.ts'
import { refuse, stockOf } from './order.ts'
import type { OrderAct, PlacedOrder } from './placed-order.ts'
import { refundOfCancelled, writeRefund } from './refunds/refund-store.server.ts'
import type { Dated } from './services.server.ts'
import { type Act, type Actor, stepOrder } from './transitions.ts'

/** An act of the team on the order of this number; `author` is an account's number, or the name of a command. */
type TeamAct = { readonly number: string; readonly author: string }

export function prepareOrder(services: Dated, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'prepare' })
}

export function makeOrderReady(services: Dated, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'makeReady', email: 'ready' })
}

const trackingForm = /^[A-Za-z\d][A-Za-z\d -]{3,39}$/

/** @param trackingNumber as the carrier wrote it */
export async function sendOrder(
  services: Dated,
  { trackingNumber: typed = '', ...act }: TeamAct & { readonly trackingNumber?: string | undefined },
): Promise<OrderAct> {
  const trackingNumber = typed.trim()
  if (trackingNumber === '') return actOfTeam(services, act, { act: 'send', email: 'sent' })
  if (!trackingForm.test(trackingNumber))
    return refuse('Un numéro de suivi n’a que des lettres, des chiffres, des espaces et des tirets.')
  return actOfTeam(services, act, { act: 'send', email: 'sent', columns: { trackingNumber } })
}

/** @param on day in France on which the last piece was received, `YYYY-MM-DD`; today when absent */
export async function receiveOrder(
  services: Dated,
  { on, ...act }: TeamAct & { readonly on?: string | undefined },
): Promise<OrderAct> {
  const today = dayInParis(services.clock.now())
  const receivedOn = on ?? today
  if (!/^\d{4}-\d{2}-\d{2}$/.test(receivedOn) || receivedOn > today)
    return refuse('Indiquez le jour de la réception, aujourd’hui au plus tard.')
  return actOfTeam(services, act, { act: 'receive', columns: { receivedOn } })
}

/** Calls an order off: its pieces are free again, and what was paid of it is given back, all at once. */
export function cancelOrder(services: Dated, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'cancel', email: 'cancelled' })
}

/** The buyer gives up an order that is not paid. @param secret of its page */
export function abandonOrder(services: Dated, secret: string): Promise<OrderAct> {
  const change: Change = { act: 'abandon', actor: 'customer', email: 'cancelled' }
  return actOnOrder(services, eq(orders.secret, secret), change)
}

type Change = {
  readonly act: Act
  readonly actor: Actor
  readonly author?: string
  readonly email?: string
  readonly columns?: { readonly trackingNumber?: string; readonly receivedOn?: string }
  readonly isStillDue?: (order: PlacedOrder) => boolean
}

function actOfTeam(services: Dated, { number, author }: TeamAct, change: Omit<Change, 'actor' | 'author'>) {
  const signed = { ...change, actor: 'team' as const, author: authorSchema.parse(author) }
  return actOnOrder(services, eq(orders.number, number), signed)
}

/** One step of an order, with all that goes with it, in one transaction. */
export function actOnOrder({ database, clock }: Dated, isAsked: SQL, change: Change): Promise<OrderAct> {
  return changeOrder(database, isAsked, async (transaction, order) => {
    const step = stepOrder(order, change.act, change.actor)
    if (!step.ok) return step.message
    if (change.isStillDue?.(order) === false) return 'Ce n’est plus le moment.'
    await writeStep(transaction, order, { ...change, stage: step.stage, at: clock.now() })
    return undefined
  })
}

async function writeStep(
  transaction: Transaction,
  order: PlacedOrder,
  { act, actor, author, email, columns, stage, at }: Change & { stage: PlacedOrder['stage']; at: Date },
): Promise<void> {
  const { id: orderId } = order
  await transaction
    .update(orders)
    .set({ stage, ...columns })
    .where(eq(orders.id, orderId))
  await noteEvent(transaction, orderId, { act, at, actor, author, facts: { ...columns } })
  if (email !== undefined) await requestEmails(transaction, orderId, [{ email }], at)
  if (stage === 'cancelled' && order.paymentMethod === 'card') await askToEndCheckouts(transaction, orderId)
  if (stockOf[stage] === 'free') await releaseStock(transaction, { orderId, at })
  const refund = act === 'cancel' ? refundOfCancelled(order) : undefined
  if (refund && author !== undefined) await writeRefund(transaction, order, refund, { author, at })
}

/** The payment service is told after the transaction; paid before that, the money is given back. */
async function askToEndCheckouts(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('end_checkouts', payload => ${JSON.stringify({ orderId })}::json)`,
  )
}
