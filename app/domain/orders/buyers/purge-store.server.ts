import { and, inArray, lt, ne } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import {
  documents,
  orderEmails,
  orders,
  orderWithdrawals,
  paymentAttempts,
  refunds,
} from '#db/schema/index.ts'
import type { Dated } from '../services.server.ts'

/** Years an order says whose it was, and, after the calendar year that it closed, a document is kept (C. com., L123-22). */
const buyerYears = 5
const documentYears = 10

const nobody = {
  userId: null,
  email: '',
  phone: null,
  firstName: '',
  lastName: '',
  address: null,
  billing: null,
  guardian: null,
  note: null,
}

/** Removes buyers and emails from orders after five years, documents ten years after the one of their number; returns how many of each. */
export async function purgeOrders({
  database,
  clock,
}: Dated): Promise<{ forgotten: number; documents: number }> {
  const yesterday = new Date(clock.now().getTime() - 86_400_000)
  const isOld = lt(orders.placedAt, yearsBefore(yesterday, buyerYears))
  return database.transaction(async (transaction) => {
    const old = transaction.select({ id: orders.id }).from(orders).where(isOld)
    const forgotten = await transaction
      .update(orders)
      .set(nobody)
      .where(and(isOld, ne(orders.email, '')))
      .returning({ id: orders.id })
    await transaction.delete(orderEmails).where(inArray(orderEmails.orderId, old))
    await transaction.delete(orderWithdrawals).where(inArray(orderWithdrawals.orderId, old))
    await transaction.delete(paymentAttempts).where(inArray(paymentAttempts.orderId, old))
    const isOver = lt(documents.year, Number(dayInParis(yesterday).slice(0, 4)) - documentYears)
    const over = transaction.select({ number: documents.number }).from(documents).where(isOver)
    await transaction.update(refunds).set({ document: null }).where(inArray(refunds.document, over))
    const removed = await transaction.delete(documents).where(isOver).returning({ number: documents.number })
    return { forgotten: forgotten.length, documents: removed.length }
  })
}
