import { eq, sql, type SQL } from 'drizzle-orm'
import { authorSchema } from '#app/domain/shared/author.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { releaseStock } from '#app/domain/shop/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { requestEmails } from './emails-store.server.ts'
import { lockOrder, noteEvent } from './lock-store.server.ts'
import { stockOf } from './order.ts'
import { type OrderAct, type PlacedOrder, unknownOrder } from './placed-order.ts'
import { findOrderById } from './read-store.server.ts'
import { refundOfCancelled, writeRefund } from './refunds/refund-store.server.ts'
import { type Act, type Actor, stepOrder } from './transitions.ts'

type ActServices = { readonly database: Database; readonly clock: Clock }

/** An act of the team on the order of this number; `author` is an account's number, or the name of a command. */
type TeamAct = { readonly number: string; readonly author: string }

export function prepareOrder(services: ActServices, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'prepare' })
}

export function makeOrderReady(services: ActServices, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'makeReady', email: 'ready' })
}

const trackingForm = /^[A-Za-z\d][A-Za-z\d -]{3,39}$/

/** @param trackingNumber as the carrier wrote it */
export async function sendOrder(
  services: ActServices,
  { trackingNumber: typed = '', ...act }: TeamAct & { readonly trackingNumber?: string | undefined },
): Promise<OrderAct> {
  const trackingNumber = typed.trim()
  if (trackingNumber === '') return actOfTeam(services, act, { act: 'send', email: 'sent' })
  if (!trackingForm.test(trackingNumber))
    return {
      ok: false,
      message: 'Un numéro de suivi n’a que des lettres, des chiffres, des espaces et des tirets.',
    }
  return actOfTeam(services, act, { act: 'send', email: 'sent', columns: { trackingNumber } })
}

/** @param on day in France on which the last piece was received, `YYYY-MM-DD`; today when absent */
export async function receiveOrder(
  services: ActServices,
  { on, ...act }: TeamAct & { readonly on?: string | undefined },
): Promise<OrderAct> {
  const today = dayInParis(services.clock.now())
  const receivedOn = on ?? today
  if (!/^\d{4}-\d{2}-\d{2}$/.test(receivedOn) || receivedOn > today)
    return { ok: false, message: 'Indiquez le jour de la réception, aujourd’hui au plus tard.' }
  return actOfTeam(services, act, { act: 'receive', columns: { receivedOn } })
}

/** Calls an order off: its pieces are free again, and what was paid of it is given back, all at once. */
export function cancelOrder(services: ActServices, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'cancel', email: 'cancelled' })
}

/** The buyer gives up an order that is not paid. @param secret of its page */
export function abandonOrder(services: ActServices, secret: string): Promise<OrderAct> {
  const change: Change = { act: 'abandon', actor: 'customer', email: 'cancelled' }
  return actOnOrder(services, eq(orders.secret, secret), change)
}

type Change = {
  readonly act: Act
  readonly actor: Actor
  readonly author?: string
  readonly email?: string
  readonly columns?: { readonly trackingNumber?: string; readonly receivedOn?: string }
  /** What must still be so, besides what the act asks for. */
  readonly isStillDue?: (order: PlacedOrder) => boolean
}

function actOfTeam(
  services: ActServices,
  { number, author }: TeamAct,
  change: Omit<Change, 'actor' | 'author'>,
): Promise<OrderAct> {
  const signed = { ...change, actor: 'team' as const, author: authorSchema.parse(author) }
  return actOnOrder(services, eq(orders.number, number), signed)
}

/** One step of an order, with all that goes with it, in one transaction. */
export async function actOnOrder(
  { database, clock }: ActServices,
  isAsked: SQL,
  change: Change,
): Promise<OrderAct> {
  return database.transaction(async (transaction): Promise<OrderAct> => {
    const order = await lockOrder(transaction, isAsked)
    if (!order) return unknownOrder
    const step = stepOrder(order, change.act, change.actor)
    if (!step.ok) return step
    if (change.isStillDue?.(order) === false) return { ok: false, message: 'Ce n’est plus le moment.' }
    const at = clock.now()
    await writeStep(transaction, order, { ...change, stage: step.stage, at })
    const after = await findOrderById(transaction, order.id)
    return after ? { ok: true, order: after } : unknownOrder
  })
}

async function writeStep(
  transaction: Transaction,
  order: PlacedOrder,
  { act, actor, author, email, columns, stage, at }: Change & { stage: PlacedOrder['stage']; at: Date },
): Promise<void> {
  const { id: orderId } = order
  const isFree = stockOf[stage] === 'free'
  await transaction
    .update(orders)
    .set({ stage, ...columns })
    .where(eq(orders.id, orderId))
  const facts = { ...columns }
  await noteEvent(transaction, orderId, { act, at, actor, author, facts })
  if (email !== undefined) await requestEmails(transaction, orderId, [{ email }], at)
  if (stage === 'cancelled' && order.paymentMethod === 'card') await askToEndCheckouts(transaction, orderId)
  if (isFree) await releaseStock(transaction, { orderId, at })
  const refund = act === 'cancel' ? refundOfCancelled(order) : undefined
  if (refund && author !== undefined) await writeRefund(transaction, order, refund, { author, at })
}

/** The payment service is told after the transaction; paid before that, the money is given back. */
async function askToEndCheckouts(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('end_checkouts', payload => ${JSON.stringify({ orderId })}::json)`,
  )
}
