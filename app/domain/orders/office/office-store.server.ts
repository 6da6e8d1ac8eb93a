import { and, asc, desc, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { documents, orders, outgoingMails, paymentAttempts, payments, refunds } from '#db/schema/index.ts'
import { isOfCollective } from '../collective/read-store.server.ts'
import { documentSchema } from '../documents/documents.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { placedOrderOf, selectOrders } from '../read-store.server.ts'
import { stillToGive } from '../returns/still-to-give-store.server.ts'
import type { Dated } from '../services.server.ts'
import type { SalesDocument } from './sales.ts'

type Office = Pick<Dated, 'database'>

/** The payments of an order, those it may not keep included, what became of the money given back, and each try at paying by card. Cents. */
export async function readOrderMoney({ database }: Office, { id }: Pick<PlacedOrder, 'id'>) {
  const received = await database
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(asc(payments.receivedAt))
  const given = await database
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(asc(refunds.decidedAt), asc(refunds.rank))
  const attempts = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id))
    .orderBy(asc(paymentAttempts.rank))
  return { received, given, attempts }
}

/** The emails that were written about an order, to its buyer and to the team, the latest first. */
export function readOrderMails({ database }: Office, { number, email, guardian }: PlacedOrder) {
  const recipients = [email, ...(guardian ? [guardian.email] : [])]
  const isOfTeam = like(outgoingMails.template, 'order-team%')
  return database
    .select({
      id: outgoingMails.id,
      subject: outgoingMails.subject,
      recipient: outgoingMails.recipient,
      status: outgoingMails.status,
      createdAt: outgoingMails.createdAt,
    })
    .from(outgoingMails)
    .where(
      and(
        like(outgoingMails.template, 'order-%'),
        or(inArray(outgoingMails.recipient, recipients), isOfTeam),
        sql`position(${number} in ${outgoingMails.subject}) > 0`,
      ),
    )
    .orderBy(desc(outgoingMails.createdAt))
}

/** What is to be handed over at training, by name, and what was today; of a collective order, all that was. */
export async function listHandOver({ database, clock }: Dated, collective?: string): Promise<PlacedOrder[]> {
  const isDone = and(
    eq(orders.stage, 'received'),
    collective === undefined ? eq(orders.receivedOn, dayInParis(clock.now())) : undefined,
  )
  const isOfIt = collective === undefined ? undefined : isOfCollective(collective)
  const rows = await selectOrders(database)
    .where(
      and(eq(orders.delivery, 'pickup'), or(and(eq(orders.stage, 'ready'), stillToGive), isDone), isOfIt),
    )
    .orderBy(asc(orders.lastName), asc(orders.firstName), asc(orders.number))
  return rows.map(placedOrderOf)
}

/** Invoices and credit notes of some days, in their order. @param from, until days in France, both included */
export async function salesBetween(
  { database }: Office,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<SalesDocument[]> {
  const start = sql`${`${from} 00:00`}::timestamp AT TIME ZONE 'Europe/Paris'`
  const end = sql`(${until}::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'`
  const rows = await database
    .select({ document: documents.document, bookingId: orders.bookingId })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(and(gte(documents.issuedAt, start), lt(documents.issuedAt, end)))
    .orderBy(asc(documents.year), asc(documents.rank))
  return rows.map(({ document, bookingId }) => ({
    ...documentSchema.parse(document),
    soldAs: bookingId ? 'services' : 'goods',
  }))
}
