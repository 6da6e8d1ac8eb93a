import { eq, getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { readAddedWord } from '#app/domain/shared/forms/added-word.ts'
import type { Database, Transaction } from '#db/database.ts'
import { orderEvents, orders, payments } from '#db/schema/index.ts'
import { auditTeamAct } from './authors-store.server.ts'
import { addWord } from './office/added-word-store.server.ts'
import { refuse } from './order.ts'
import type { PayableOrder } from './payment/reconcile.ts'
import { unknownOrder, type OrderAct, type OrderEvent, type PlacedOrder } from './placed-order.ts'
import { findOrderById } from './read-store.server.ts'

/** The order and those of its balance, locked until the transaction ends: always the first, before stock and document numbers. */
export async function lockOrder(
  transaction: Transaction,
  isAsked: SQL | undefined,
): Promise<PlacedOrder | undefined> {
  const [row] = await transaction.select({ id: orders.id }).from(orders).where(isAsked).for('update')
  if (!row) return undefined
  const isItsBalance = eq(orders.balanceOf, row.id)
  await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(isItsBalance)
    .orderBy(orders.id)
    .for('update')
  return findOrderById(transaction, row.id)
}

export type Asked = {
  readonly isAsked: SQL
  /** What a coach adds to the email of the change. */
  readonly word?: string | undefined
}

/** The order of an act of the team, with the word of its email. */
export function orderOf({
  number,
  word,
}: {
  readonly number: string
  readonly word?: string | undefined
}): Asked {
  return { isAsked: eq(orders.number, number), word }
}

/** One change of an order that is held meanwhile; the problem that `change` answers with says why it was not done. */
export function changeOrder(
  database: Database,
  { isAsked, word: typed }: Asked,
  change: (transaction: Transaction, order: PlacedOrder) => Promise<string | undefined>,
): Promise<OrderAct> {
  const { word, problem: unreadable } = readAddedWord(typed)
  if (unreadable !== undefined) return Promise.resolve(refuse(unreadable))
  return database.transaction(async (transaction): Promise<OrderAct> => {
    const order = await lockOrder(transaction, isAsked)
    if (!order) return unknownOrder
    const problem = await change(transaction, order)
    if (problem !== undefined) return refuse(problem)
    if (word !== undefined) await addWord(transaction, order.id, word)
    const after = await findOrderById(transaction, order.id)
    return after ? { ok: true, order: after } : unknownOrder
  })
}

/** An order and its payments, with what the payment service gave back of them or is about to, as known for that moment. */
export async function payableOf(
  transaction: Transaction,
  order: PlacedOrder,
  at: Date,
): Promise<PayableOrder> {
  const { id, stage, totalCents } = order
  const rows = await transaction
    .select({ ...getTableColumns(payments), askedCents: askedOfService(payments.id, at) })
    .from(payments)
    .where(eq(payments.orderId, id))
  const known = rows.map(({ askedCents, ...payment }) => ({
    ...payment,
    refundedCents: askedCents ?? payment.refundedCents,
    outcome: payment.outcome ?? undefined,
  }))
  return { id, stage, totalCents, payments: known }
}

/** Cents of a payment that the service gives back for us, or had not yet refused at that moment; null when nothing was to be given back. */
const askedOfService = (paymentId: SQLWrapper, at: Date) => sql<number | null>`(
  SELECT sum(CASE WHEN owner = 'service' OR failed_at >= ${at.toISOString()}::timestamptz THEN cents ELSE 0 END)::integer
  FROM club.refunds WHERE payment_id = ${paymentId})`

type Noted = Pick<OrderEvent, 'act' | 'at' | 'actor'> & Partial<Pick<OrderEvent, 'author' | 'facts'>>

/** Adds a line to the story of an order, with what it tells of. @param facts amounts, references; never a name */
export async function noteEvent(transaction: Transaction, orderId: string, event: Noted): Promise<void> {
  await transaction.insert(orderEvents).values({ orderId, ...event })
  const { act, at, author } = event
  if (event.actor !== 'team' || author === undefined) return
  const [order] = await transaction
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (order) await auditTeamAct(transaction, { act, at, author, orderId, ...order })
}
