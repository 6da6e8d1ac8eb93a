import { sql, type SQL } from 'drizzle-orm'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { plainText } from '#app/domain/shared/forms/form-text.ts'
import { typedWords } from '#app/domain/shared/lists/holds-words.ts'
import { isPaidWhole } from '../collective/balance-store.server.ts'
import { moneyStateOf, type OrderState } from '../order.ts'
import { ends } from '../payment/dispute.ts'
import { stillToGive } from '../returns/still-to-give-store.server.ts'
import type { Dated } from '../services.server.ts'
import { unansweredWithdrawals } from '../withdrawal/withdrawal-store.server.ts'
import type { OrderListAsked, OrderSort, OrderTab } from './order-list.ts'

export type ListedOrder = OrderState & {
  readonly id: string
  readonly number: string
  readonly placedAt: Date
  readonly name: string
  readonly email: string
  readonly articles: string
  readonly totalCents: number
  readonly carrier: string | null
  readonly trackingNumber: string | null
}

export type OrderList = {
  readonly orders: readonly ListedOrder[]
  readonly total: number
  /** How many orders each tab has, whatever was searched; `all` of them. */
  readonly ofTab: Readonly<Record<OrderTab | 'all', number>>
}

/** Orders that want somebody’s eye: contested, with a refund to make or refused, a withdrawal or a return to answer, an exchange under way, money put aside. */
const problems = sql`(
  SELECT order_id FROM club.refunds WHERE state IN ('due', 'failed')
  UNION SELECT order_id FROM club.payments WHERE outcome = 'held' AND refunded_cents < received_cents
  UNION SELECT order_id FROM club.order_exchanges WHERE state = 'open'
  UNION SELECT order_id FROM club.order_returns AS back GROUP BY order_id HAVING sum(quantity) > coalesce((
    SELECT sum((part ->> 'quantity')::integer) FROM club.refunds, jsonb_array_elements(refund -> 'lines') AS part
    WHERE refunds.order_id = back.order_id), 0)
  UNION SELECT order_id FROM (
    SELECT DISTINCT ON (facts ->> 'dispute') order_id, facts ->> 'status' AS status FROM club.order_events
    WHERE act = 'dispute' ORDER BY facts ->> 'dispute', id DESC) AS disputes WHERE status NOT IN ${[...ends]}
  UNION SELECT order_id FROM ${unansweredWithdrawals} AS unanswered)`

const isPaid = sql`coalesce(received_cents, 0) > coalesce(least(received_cents, refunded_cents), 0)`

/** What a collective order has not made, or will not, is not prepared. */
export const isNotAwaited = sql`orders.id NOT IN (SELECT member.order_id FROM club.collective_members AS member
  JOIN club.collective_orders AS collective ON collective.id = member.collective_id
  WHERE collective.state <> 'confirmed')`

const inTab: Readonly<Record<OrderTab, SQL>> = {
  'to-prepare': sql`stage IN ('placed', 'preparing') AND delivery <> 'none'
    AND (${isPaid} OR (orders.payment_method = 'on_site' AND received_cents IS NULL)) AND ${isNotAwaited} AND ${isPaidWhole} AND ${stillToGive}`,
  'to-collect': sql`stage IN ('placed', 'preparing') AND orders.payment_method = 'transfer' AND received_cents IS NULL`,
  'to-hand-over': sql`stage = 'ready' AND ${stillToGive}`,
  sent: sql`stage = 'sent'`,
  problems: sql`orders.id IN ${problems}`,
}

const payments = sql`LEFT JOIN club.payments ON payments.order_id = orders.id AND outcome = 'settles'`
const from = sql`FROM club.orders ${payments}`
const open = sql`stage IN ('placed', 'preparing', 'ready', 'sent')`

// Names are plain before they are compared: É stands with e.
const orderBy: Readonly<Record<OrderSort, SQL>> = {
  newest: sql`placed_at DESC, number DESC`,
  oldest: sql`placed_at, number`,
  name: sql`${plainText(sql`last_name || ' ' || first_name`)}, placed_at DESC, number`,
  total: sql`total_cents DESC, placed_at DESC, number`,
}

/** A page of the orders that were asked for. @param page 1 for the first */
export async function listOfficeOrders(
  { database, clock }: Dated,
  asked: OrderListAsked & { readonly page: number; readonly perPage: number },
): Promise<OrderList> {
  const { page, perPage, sort, tab } = asked
  const isAsked = conditionOf(asked, clock.now())
  const listing = database.execute<Row>(sql`
    SELECT orders.id, number, placed_at AS "placedAt", first_name AS "firstName", last_name AS "lastName", email,
      total_cents AS "totalCents", carrier, tracking_number AS "trackingNumber", page.total::integer, stage, orders.payment_method AS "paymentMethod", delivery,
      coalesce(received_cents, 0) AS "paidCents",
      coalesce(least(received_cents, refunded_cents), 0) AS "refundedCents",
      CASE WHEN ${isPaidWhole} THEN 0 ELSE (SELECT sum(quantity * balance_cents) FROM club.order_lines
        WHERE order_id = orders.id)::integer END AS "dueCents",
      (SELECT string_agg(CASE quantity WHEN 1 THEN label ELSE label || ' × ' || quantity END, ', ' ORDER BY rank)
        FROM club.order_lines WHERE order_id = orders.id) AS articles
    FROM (SELECT orders.id AS page_id, row_number() OVER (ORDER BY ${orderBy[sort]}) AS place, count(*) OVER () AS total
      FROM club.orders ${tab === 'to-prepare' || tab === 'to-collect' ? payments : sql``}
      WHERE ${isAsked} ORDER BY place LIMIT ${perPage} OFFSET ${(page - 1) * perPage}) AS page
    JOIN club.orders ON orders.id = page_id
    LEFT JOIN club.payments ON payments.order_id = orders.id AND outcome = 'settles'
    ORDER BY place`)
  const counting = database.execute<OrderList['ofTab']>(
    sql`SELECT (SELECT count(*) FROM club.orders)::integer AS "all", ${tabCounts},
      (SELECT count(*) FROM ${problems} AS problem WHERE order_id IS NOT NULL)::integer AS problems ${from} WHERE ${open}`,
  )
  const [{ rows }, counted] = await Promise.all([listing, counting])
  return { orders: rows.map(listed), total: rows[0]?.total ?? 0, ofTab: counted.rows[0] ?? none }
}

type FoundOrder = Pick<ListedOrder, 'number' | 'name' | 'email' | 'stage'>

/** The newest orders whose number, names or address hold each typed word. */
export async function findOrders(
  { database }: Pick<Dated, 'database'>,
  search: string,
  most: number,
): Promise<FoundOrder[]> {
  // Newest first within: what is common ends the search after a few rows.
  const found = typedWords(search).map((word) => sql`position(${word} in text) > 0`)
  const text = plainText(sql`concat_ws(' ', number, first_name, last_name, email)`)
  const { rows } = await database.execute<FoundOrder>(sql`
    SELECT number, trim(first_name || ' ' || last_name) AS name, email, stage FROM (
      SELECT number, first_name, last_name, email, stage, ${text} AS text FROM club.orders
      ORDER BY placed_at DESC OFFSET 0) AS named
    WHERE ${sql.join([sql`true`, ...found], sql` AND `)} LIMIT ${most}`)
  return rows
}

/** How many orders are to be prepared, for the menu. */
export function countToPrepare({ database }: Pick<Dated, 'database'>) {
  return database.$count(sql`club.orders ${payments}`, inTab['to-prepare'])
}

type Row = Omit<ListedOrder, 'name' | 'placedAt' | 'money'> & {
  placedAt: string
  firstName: string
  lastName: string
  paidCents: number
  refundedCents: number
  total: number
}

const none = { all: 0, 'to-prepare': 0, 'to-collect': 0, 'to-hand-over': 0, sent: 0, problems: 0 }

const tabCounts = sql.join(
  (['to-prepare', 'to-collect', 'to-hand-over', 'sent'] as const).map(
    (tab) => sql`(count(*) FILTER (WHERE ${inTab[tab]}))::integer AS ${sql.identifier(tab)}`,
  ),
  sql`, `,
)

function listed({
  placedAt,
  firstName,
  lastName,
  paidCents,
  refundedCents,
  articles,
  total: _total,
  ...order
}: Row): ListedOrder {
  return {
    ...order,
    placedAt: new Date(placedAt),
    name: `${firstName} ${lastName}`.trim(),
    articles: articles ?? '',
    money: moneyStateOf(paidCents, refundedCents),
  }
}

function conditionOf({ search, tab, delivery, paymentMethod, days }: OrderListAsked, now: Date): SQL {
  const all = [
    tab && inTab[tab],
    delivery && sql`delivery = ${delivery}`,
    paymentMethod && sql`orders.payment_method = ${paymentMethod}`,
    days &&
      sql`placed_at >= ${`${addDays(dayInParis(now), 1 - days)} 00:00`}::timestamp AT TIME ZONE 'Europe/Paris'`,
    holdsWords(search),
  ].filter((one) => one !== undefined)
  return sql.join([sql`true`, ...all.map((one) => sql`(${one})`)], sql` AND `)
}

/** Each word stands in the number, a name, an address or an article; a shop has few articles, and many orders of each. */
function holdsWords(search: string): SQL | undefined {
  const words = typedWords(search)
  if (words.length === 0) return undefined
  const text = plainText(sql`concat_ws(' ', number, first_name, last_name, email)`)
  const article = plainText(sql`concat_ws(' ', article.label, article.detail)`)
  const found = words.map(
    (word) => sql`(position(${word} in text) > 0 OR id IN (SELECT order_id FROM club.order_lines AS line
      JOIN (SELECT DISTINCT label, detail FROM club.order_lines OFFSET 0) AS article
        ON article.label = line.label AND article.detail IS NOT DISTINCT FROM line.detail
      WHERE position(${word} in ${article}) > 0))`,
  )
  // Made plain once, however many words are looked for in it.
  return sql`orders.id IN (SELECT id FROM (SELECT id, ${text} AS text FROM club.orders OFFSET 0) AS plain
    WHERE ${sql.join(found, sql` AND `)})`
}
