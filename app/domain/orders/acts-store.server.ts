import { eq, sql } from 'drizzle-orm'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import type { Transaction } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { dayProblem } from './act-day.ts'
import { sayAlreadyDone, sayTakenBack } from './authors-store.server.ts'
import { readParcel } from './carriers.ts'
import { requestEmails, requestNextEmail } from './emails-store.server.ts'
import { release } from './held-store.server.ts'
import { type Asked, changeOrder, noteEvent, orderOf } from './lock-store.server.ts'
import { refuse } from './order.ts'
import { disputeProblem } from './payment/dispute.ts'
import type { OrderAct, PlacedOrder } from './placed-order.ts'
import { findOrdersById } from './read-store.server.ts'
import { refundOfCancelled, writeRefund } from './refunds/refund-store.server.ts'
import type { Dated } from './services.server.ts'
import { type Act, type Actor, stepOrder } from './transitions.ts'

/** An act of the team on the order of this number; `author` is an account's number, or the name of a command. */
export type TeamAct = {
  readonly number: string
  readonly author: string
  /** What its email says besides. */
  readonly word?: string | undefined
}

export function prepareOrder(services: Dated, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'prepare' })
}

export function makeOrderReady(services: Dated, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'makeReady', email: 'ready' })
}

type Parcel = { readonly carrier?: string | undefined; readonly trackingNumber?: string | undefined }

/** @param trackingNumber as the carrier wrote it; its carrier by its name in `carriers` */
export async function sendOrder(
  services: Dated,
  { carrier, trackingNumber, ...act }: TeamAct & Parcel,
): Promise<OrderAct> {
  const columns = readParcel(carrier, trackingNumber)
  if ('problem' in columns) return refuse(columns.problem)
  return actOfTeam(services, act, { act: 'send', email: 'sent', columns })
}

/**
 * Notes a reception, or corrects its day. @param on day in France on which the last piece was received, `YYYY-MM-DD`;
 * today when absent
 */
export async function receiveOrder(
  services: Dated,
  { on, ...act }: TeamAct & { readonly on?: string | undefined },
): Promise<OrderAct> {
  const now = services.clock.now()
  const receivedOn = on ?? dayInParis(now)
  const problemOf = (order: PlacedOrder) => {
    const known = order.receivedOn
    if (known !== undefined && (on === undefined || on === known))
      return `Cette commande est notée comme reçue le ${formatDay(known)}\u00a0: indiquez le bon jour.`
    return dayProblem(receivedOn, order.placedAt, now)
  }
  return actOfTeam(services, act, { act: 'receive', email: 'delivered', columns: { receivedOn }, problemOf })
}

/** Calls an order off: its pieces are free again, and what was paid of it is given back, all at once. */
export function cancelOrder(services: Dated, act: TeamAct): Promise<OrderAct> {
  return actOfTeam(services, act, { act: 'cancel', email: 'cancelled', problemOf: disputeProblem })
}

/** The buyer gives up an order that is not paid. @param secret of its page */
export function abandonOrder(services: Dated, secret: string): Promise<OrderAct> {
  const change: Change = { act: 'abandon', actor: 'customer', email: 'cancelled' }
  return actOnOrder(services, { isAsked: eq(orders.secret, secret) }, change)
}

export type Change = {
  readonly act: Act
  readonly actor: Actor
  readonly author?: string
  readonly email?: string
  readonly columns?: {
    readonly carrier?: string
    readonly trackingNumber?: string
    readonly receivedOn?: string
  }
  /** Why this is not to happen to this order, though it is where it could. */
  readonly problemOf?: (order: PlacedOrder) => string | undefined
}

function actOfTeam(services: Dated, { author, ...act }: TeamAct, change: Omit<Change, 'actor' | 'author'>) {
  const signed = { ...change, actor: 'team' as const, author: authorSchema.parse(author) }
  return actOnOrder(services, orderOf(act), signed)
}

/** One step of an order, with all that goes with it, in one transaction. */
export function actOnOrder({ database, clock }: Dated, asked: Asked, change: Change): Promise<OrderAct> {
  return changeOrder(database, asked, async (transaction, order) => {
    const { act, actor, problemOf } = change
    const at = clock.now()
    const step = stepOrder(order, act, actor)
    if (!step.ok)
      return (
        (await sayAlreadyDone(transaction, order, act, at)) ??
        (await sayTakenBack(transaction, order, at)) ??
        step.message
      )
    const problem = problemOf?.(order)
    if (problem !== undefined) return problem
    await writeStep(transaction, order, { ...change, stage: step.stage, at })
    return undefined
  })
}

/** Writes a step that is allowed, with its event, its emails and its money; the order is held by the caller. */
export async function writeStep(
  transaction: Transaction,
  order: PlacedOrder,
  { act, actor, author, email, columns, stage, at }: Change & { stage: PlacedOrder['stage']; at: Date },
): Promise<void> {
  const { id: orderId } = order
  await transaction
    .update(orders)
    .set({ stage, ...columns })
    .where(eq(orders.id, orderId))
  await noteEvent(transaction, orderId, { act, at, actor, author, facts: { ...columns, from: order.stage } })
  if (email === 'delivered') await requestNextEmail(transaction, orderId, email, {}, at)
  else if (email !== undefined) await requestEmails(transaction, orderId, emailsOf(email), at)
  if (stage === 'cancelled' && order.paymentMethod === 'card') await askToEndCheckouts(transaction, orderId)
  if (stage === 'cancelled' || stage === 'expired') await release(transaction, order, stage, at)
  if (stage === 'cancelled') await cancelBalance(transaction, order, { act, actor, author, at })
  const refund = act === 'cancel' ? refundOfCancelled(order) : undefined
  if (refund && author !== undefined) await writeRefund(transaction, order, refund, { author, at })
}

/** What pays the balance of an order ends with it, and is given back. */
async function cancelBalance(
  transaction: Transaction,
  { balance }: Pick<PlacedOrder, 'balance'>,
  change: Change & { at: Date },
): Promise<void> {
  const ids = (balance?.orders ?? []).filter(({ stage }) => stage !== 'cancelled').map(({ id }) => id)
  if (ids.length === 0) return
  for (const rest of await findOrdersById(transaction, ids))
    await writeStep(transaction, rest, { ...change, stage: 'cancelled' })
}

/** An order that expires is told to its buyer and to the team. */
function emailsOf(email: string) {
  return [{ email }, ...(email === 'expired' ? [{ email: 'team-expired' }] : [])]
}

/** The payment service is told after the transaction; paid before that, the money is given back. */
async function askToEndCheckouts(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('end_checkouts', payload => ${JSON.stringify({ orderId })}::json)`,
  )
}
