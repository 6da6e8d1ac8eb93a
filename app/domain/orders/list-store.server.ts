import { count, desc, sql, type SQL } from 'drizzle-orm'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { moneyStateOf } from './order.ts'

type Asked = {
  readonly search?: string | undefined
  /** 1 for the first. */
  readonly page: number
  readonly perPage: number
}

// Its name is whole: alone in a query, a column is named without its table.
const settled = (column: SQL) => sql<number>`coalesce((
  SELECT ${column} FROM club.payments AS payment
  WHERE payment.order_id = club.orders.id AND payment.outcome = 'settles'), 0)::integer`
const paidCents = settled(sql`payment.received_cents`)
const refundedCents = settled(sql`least(payment.received_cents, payment.refunded_cents)`)

const listed = {
  id: orders.id,
  number: orders.number,
  placedAt: orders.placedAt,
  email: orders.email,
  firstName: orders.firstName,
  lastName: orders.lastName,
  totalCents: orders.totalCents,
  stage: orders.stage,
  paymentMethod: orders.paymentMethod,
  delivery: orders.delivery,
  expiresAt: orders.expiresAt,
  paidCents: paidCents.as('paid_cents'),
  refundedCents: refundedCents.as('refunded_cents'),
}

export async function listOrders(database: Pick<Database, 'select'>, { search = '', page, perPage }: Asked) {
  const isAsked = holdsWords([orders.number, orders.firstName, orders.lastName, orders.email], search)
  const [counted] = await database.select({ total: count() }).from(orders).where(isAsked)
  const rows = await database
    .select(listed)
    .from(orders)
    .where(isAsked)
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const found = rows.map(({ paidCents: paid, refundedCents: refunded, expiresAt, ...order }) => ({
    ...order,
    money: moneyStateOf(paid, refunded),
    expiresAt: expiresAt ?? undefined,
  }))
  return { orders: found, total: counted?.total ?? 0 }
}
