import { and, inArray, lt, ne, sql } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import { readInfo } from '#content/collections/info.ts'
import {
  documents,
  orderEmails,
  orders,
  orderWithdrawals,
  paymentAttempts,
  refunds,
} from '#db/schema/index.ts'
import type { OrderServices } from '../services.server.ts'

/** Years an order says whose it was, and, after the close of its financial year, a document is kept (C. com., L123-22). */
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

/** Removes buyers and emails from orders after five years, documents ten years after the close of their financial year; returns how many of each. */
export async function purgeOrders({
  database,
  clock,
  content,
}: Pick<OrderServices, 'database' | 'clock' | 'content'>): Promise<{ forgotten: number; documents: number }> {
  const yesterday = new Date(clock.now().getTime() - 86_400_000)
  const isOld = lt(orders.placedAt, yearsBefore(yesterday, buyerYears))
  const { financialYearEnd } = await readInfo(content, 'entreprise')
  const closedOn = lastClosing(dayInParis(yesterday), financialYearEnd)
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
    const isOver = lt(documents.issuedAt, sql`(${closedOn}::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'`)
    const over = transaction.select({ number: documents.number }).from(documents).where(isOver)
    await transaction.update(refunds).set({ document: null }).where(inArray(refunds.document, over))
    const removed = await transaction.delete(documents).where(isOver).returning({ number: documents.number })
    return { forgotten: forgotten.length, documents: removed.length }
  })
}

/** The last close of a year that is ten years past by that day. Days `YYYY-MM-DD`. @param end `MM-DD` */
function lastClosing(day: string, end: string): string {
  const year = Number(day.slice(0, 4)) - documentYears
  return `${end <= day.slice(5) ? year : year - 1}-${end}`
}
