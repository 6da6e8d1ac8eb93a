import { and, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import { holdsWords } from '#app/domain/shared/holds-words.ts'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { type MoneyState, moneyStateOf, type OrderState } from './order.ts'
import type { OrderStatus } from './status.ts'

type Asked = {
  readonly status?: OrderStatus | undefined
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

export async function listOrders(
  database: Pick<Database, 'select'>,
  { status, search = '', page, perPage }: Asked,
): Promise<{ orders: ListedOrder[]; total: number }> {
  const words = holdsWords([orders.number, orders.firstName, orders.lastName, orders.email], search)
  const isAsked = and(words, status && isOfStatus[status])
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

const isRefunded = and(sql`${paidCents} > 0`, sql`${refundedCents} >= ${paidCents}`)
const isMoney: Readonly<Record<MoneyState, SQL | undefined>> = {
  unpaid: sql`${paidCents} = 0`,
  paid: and(sql`${paidCents} > 0`, sql`${refundedCents} = 0`),
  'partly-refunded': sql`${refundedCents} > 0 AND ${refundedCents} < ${paidCents}`,
  refunded: isRefunded,
}
const isLeft = sql`NOT (${isRefunded})`
const isWhole = and(isLeft, sql`${refundedCents} = 0`)

const isOfStatus: Readonly<Record<OrderStatus, SQL | undefined>> = {
  'awaiting-payment': and(eq(orders.stage, 'placed'), isMoney.unpaid, ne(orders.paymentMethod, 'on_site')),
  'to-pay-on-site': and(eq(orders.stage, 'placed'), isMoney.unpaid, eq(orders.paymentMethod, 'on_site')),
  paid: and(eq(orders.stage, 'placed'), sql`${paidCents} > 0`, isLeft),
  preparing: and(eq(orders.stage, 'preparing'), isLeft),
  ready: and(eq(orders.stage, 'ready'), isLeft),
  sent: and(eq(orders.stage, 'sent'), isLeft),
  delivered: and(eq(orders.stage, 'received'), eq(orders.delivery, 'shipping'), isWhole),
  'handed-over': and(eq(orders.stage, 'received'), eq(orders.delivery, 'pickup'), isWhole),
  cancelled: and(eq(orders.stage, 'cancelled'), isLeft),
  expired: and(eq(orders.stage, 'expired'), isLeft),
  'partly-refunded': and(eq(orders.stage, 'received'), isMoney['partly-refunded']),
  refunded: isRefunded,
}

type ListedOrder = OrderState & {
  readonly id: string
  readonly number: string
  readonly placedAt: Date
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly totalCents: number
  readonly expiresAt: Date | undefined
}
