import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { documents, orderEvents, orderLines, orders } from '#db/schema/index.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { placedOrderOf, selectOrders } from '../read-store.server.ts'
import type { Reader } from '../services.server.ts'

type Buyer = { readonly userId: string; readonly email: string }

const ofPerson = ({ userId, email }: Buyer) =>
  or(eq(orders.userId, userId), eq(sql`lower(${orders.email})`, email))

/** What a person ordered, with its lines and what happened to it; the address of the order's page is left out. */
export async function ordersOfPerson(database: Database, person: Buyer) {
  const own = await database
    .select({
      id: orders.id,
      number: orders.number,
      placedAt: orders.placedAt,
      email: orders.email,
      phone: orders.phone,
      firstName: orders.firstName,
      lastName: orders.lastName,
      address: orders.address,
      billing: orders.billing,
      guardian: orders.guardian,
      note: orders.note,
      paymentMethod: orders.paymentMethod,
      totalCents: orders.totalCents,
      stage: orders.stage,
    })
    .from(orders)
    .where(ofPerson(person))
    .orderBy(desc(orders.placedAt))
  const ids = own.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await database.select().from(orderLines).where(inArray(orderLines.orderId, ids))
  const events = await database.select().from(orderEvents).where(inArray(orderEvents.orderId, ids))
  const issued = await database
    .select({ orderId: documents.orderId, number: documents.number, issuedAt: documents.issuedAt })
    .from(documents)
    .where(inArray(documents.orderId, ids))
  return own.map(({ id, ...order }) => ({
    ...order,
    lines: lines
      .filter(({ orderId }) => orderId === id)
      .map(({ label, detail, quantity, unitPriceCents }) => ({ label, detail, quantity, unitPriceCents })),
    events: events.filter(({ orderId }) => orderId === id).map(({ act, at }) => ({ act, at })),
    documents: issued
      .filter(({ orderId }) => orderId === id)
      .map(({ number, issuedAt }) => ({ number, issuedAt })),
  }))
}

export function ordersOfAccount(database: Database, { userId }: Buyer) {
  return database.select({ number: orders.number }).from(orders).where(eq(orders.userId, userId))
}

/** The orders of an account that is deleted stay, without it. */
export async function forgetOrderBuyer(transaction: Transaction, { userId }: Buyer): Promise<void> {
  await transaction.update(orders).set({ userId: null }).where(eq(orders.userId, userId))
}

/** What a person of the team did to orders, by their account's number. */
export function orderActsOfPerson(database: Database, { userId }: Buyer) {
  return database
    .select({ at: orderEvents.at, act: orderEvents.act, order: orders.number })
    .from(orderEvents)
    .innerJoin(orders, eq(orderEvents.orderId, orders.id))
    .where(eq(orderEvents.author, userId))
}

const mostShown = 100

/** The orders that somebody made while signed in, the latest first; a balance is with the order it pays. @param userId number of the account */
export async function listOwnOrders({ database }: Reader, userId: string): Promise<PlacedOrder[]> {
  const rows = await selectOrders(database)
    .where(and(eq(orders.userId, userId), isNull(orders.balanceOf)))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(mostShown)
  return rows.map(placedOrderOf)
}
