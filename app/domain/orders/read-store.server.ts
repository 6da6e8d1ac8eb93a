import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import { orders, termsTexts } from '#db/schema/index.ts'
import { balanceDue } from './collective/balance.ts'
import { frozenTermsSchema } from './documents/documents.ts'
import { lostCentsOf } from './payment/dispute.ts'
import { settledMoney, type Payment } from './payment/reconcile.ts'
import type {
  OrderBalance,
  OrderEvent,
  OrderExchange,
  OrderLine,
  OrderReturn,
  PlacedOrder,
} from './placed-order.ts'
import type { Reader } from './services.server.ts'

const secretForm = /^[\w-]{32}$/
const numberForm = /^\d{4}-\d{4,}$/

/** The order whose page this is; undefined for words that are no secret of ours. */
export async function findOrderBySecret({ database }: Reader, secret: string) {
  return secretForm.test(secret) ? findOrder(database, eq(orders.secret, secret)) : undefined
}

/** @param number « 2026-0418 » */
export async function findOrderByNumber({ database }: Reader, number: string) {
  return numberForm.test(number) ? findOrder(database, eq(orders.number, number)) : undefined
}

/** Also inside a transaction that holds the order: what it wrote is seen. */
export async function findOrderById(database: Reader['database'], id: string) {
  return findOrder(database, eq(orders.id, id))
}

/** Those of these ids that there are, in their order. */
export async function findOrdersById(
  database: Reader['database'],
  ids: readonly string[],
): Promise<PlacedOrder[]> {
  const rows = await selectOrders(database).where(inArray(orders.id, ids)).orderBy(orders.id)
  return rows.map(placedOrderOf)
}

async function findOrder(database: Reader['database'], isAsked: SQL): Promise<PlacedOrder | undefined> {
  const [row] = await selectOrders(database).where(isAsked)
  return row && placedOrderOf(row)
}

/** Orders with all that belongs to them, one statement for any number of them. */
export function selectOrders(database: Reader['database']) {
  return database
    .select(placedColumns)
    .from(orders)
    .innerJoin(termsTexts, eq(orders.terms, termsTexts.fingerprint))
}

// The key opens the form that was filled in: pages have no need of it.
const { key: _key, recap: _recap, terms: _terms, ...ownColumns } = getTableColumns(orders)

const placedColumns = {
  order: ownColumns,
  terms: { version: termsTexts.version, updatedOn: termsTexts.updatedOn, text: termsTexts.text },
  lines: gathered<Omit<OrderLine, 'id'> & { readonly rank: number }>(sql`SELECT json_agg(json_build_object(
      'rank', rank, 'identifier', identifier, 'variant', variant, 'label', label, 'detail', detail,
      'quantity', quantity, 'unitPriceCents', unit_price_cents, 'balanceCents', nullif(balance_cents, 0), 'regime', regime, 'art', art) ORDER BY rank)
    FROM club.order_lines WHERE order_id = ${orders.id}`),
  events: gathered<OrderEvent>(sql`SELECT json_agg(json_build_object(
      'act', act, 'at', at, 'actor', actor, 'author', author, 'facts', coalesce(facts, '{}')) ORDER BY id)
    FROM club.order_events WHERE order_id = ${orders.id}`),
  payments: gathered<Payment>(sql`SELECT json_agg(json_build_object(
      'id', id, 'receivedCents', received_cents, 'refundedCents', refunded_cents, 'outcome', outcome))
    FROM club.payments WHERE order_id = ${orders.id}`),
  documents: gathered<PlacedOrder['documents'][number]>(sql`SELECT json_agg(json_build_object(
      'number', number, 'kind', kind, 'issuedAt', issued_at) ORDER BY year, rank)
    FROM club.documents WHERE order_id = ${orders.id}`),
  refunds: gathered<PlacedOrder['refunds'][number]>(sql`SELECT json_agg(json_build_object(
      'cents', cents, 'refund', refund, 'state', state, 'decidedAt', decided_at, 'document', document) ORDER BY decided_at, rank)
    FROM club.refunds WHERE order_id = ${orders.id}`),
  returns: gathered<OrderReturn>(sql`SELECT json_agg(json_build_object(
      'line', line::text, 'variant', variant, 'quantity', quantity, 'receivedAt', received_at) ORDER BY id)
    FROM club.order_returns WHERE order_id = ${orders.id}`),
  exchanges: gathered<OrderExchange>(sql`SELECT json_agg(json_build_object(
      'rank', rank, 'line', line::text, 'quantity', quantity, 'fromVariant', from_variant,
      'toVariant', to_variant, 'toDetail', to_detail, 'state', state) ORDER BY rank)
    FROM club.order_exchanges WHERE order_id = ${orders.id}`),
  balance: gathered<Omit<OrderBalance, 'orders'>>(sql`SELECT json_agg(json_build_object(
      'balanceOn', balance_on, 'askedAt', asked_at, 'isConfirmed', state = 'confirmed'))
    FROM club.collective_members AS member JOIN club.collective_orders AS collective ON collective.id = collective_id
    WHERE member.order_id = ${orders.id} AND balance_on IS NOT NULL`),
  balanceOrders: gathered<
    Omit<OrderBalance['orders'][number], 'lostCents'>
  >(sql`SELECT json_agg(json_build_object(
      'id', rest.id, 'number', rest.number, 'secret', rest.secret, 'stage', rest.stage,
      'paymentMethod', rest.payment_method, 'totalCents', rest.total_cents,
      'paidCents', coalesce(received_cents, 0),
      'refundedCents', coalesce(least(received_cents, refunded_cents), 0),
      'disputes', (SELECT coalesce(json_agg(json_build_object('act', act, 'facts', facts) ORDER BY id), '[]')
        FROM club.order_events WHERE order_id = rest.id AND act = 'dispute')) ORDER BY rest.placed_at, rest.number)
    FROM club.orders AS rest LEFT JOIN club.payments AS settling ON settling.order_id = rest.id AND outcome = 'settles'
    WHERE rest.balance_of = ${orders.id}`),
  withdrawals: gathered<PlacedOrder['withdrawals'][number]>(sql`SELECT json_agg(json_build_object(
      'declarationId', declaration_id, 'declaredAt', declared_at) ORDER BY declared_at)
    FROM club.order_withdrawals WHERE order_id = ${orders.id}`),
}

/** As JSON has it: null for what is not there, instants in words. */
type JsonOf<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends Date ? string : OrNull<Row[Name]>
}
type OrNull<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value

function gathered<Row>(rows: SQL) {
  return sql<readonly JsonOf<Row>[]>`coalesce((${rows}), '[]'::json)`
}

const withoutText = frozenTermsSchema.omit({ terms: true, termsVersion: true, termsUpdatedOn: true })

type GatheredOrder = Awaited<ReturnType<typeof selectOrders>>[number]

/** An order from its rows. Throws when what was frozen with it is not what it should be. */
export function placedOrderOf({ order, terms, ...gathered }: GatheredOrder): PlacedOrder {
  const { agreed, address, billing, guardian, ...columns } = withoutNulls(order)
  const lines = gathered.lines.map(({ rank, ...line }) => ({ ...withoutNulls(line), id: String(rank) }))
  const refunds = gathered.refunds.map((refund) => ({
    ...withoutNulls(refund),
    decidedAt: new Date(refund.decidedAt),
  }))
  const [balance] = lines.some(({ balanceCents }) => balanceCents)
    ? gathered.balance.map(({ askedAt, ...one }) => ({
        ...one,
        askedAt: askedAt === null ? undefined : new Date(askedAt),
        orders: gathered.balanceOrders.map((rest) => ({
          ...rest,
          lostCents: lostCentsOf(rest, rest.disputes),
        })),
      }))
    : []
  const { state: money, ...cents } = settledMoney({ payments: gathered.payments.map(withoutNulls) })
  return {
    ...columns,
    ...cents,
    lostCents: lostCentsOf(cents, gathered.events.map(withoutNulls)),
    money,
    // Written from the same types, by `placeOrder` alone.
    ...({ address, billing, guardian } as Pick<PlacedOrder, 'address' | 'billing' | 'guardian'>),
    terms: {
      ...withoutText.parse(agreed),
      termsVersion: terms.version,
      termsUpdatedOn: terms.updatedOn,
      terms: terms.text,
    },
    lines,
    balance,
    dueCents: balanceDue({ ...columns, lines, refunds, balance }),
    events: gathered.events.map((event) => ({ ...withoutNulls(event), at: new Date(event.at) })),
    documents: gathered.documents.map((issued) => ({ ...issued, issuedAt: new Date(issued.issuedAt) })),
    refunds,
    returns: gathered.returns.map((piece) => ({ ...piece, receivedAt: new Date(piece.receivedAt) })),
    exchanges: gathered.exchanges.map(withoutNulls),
    withdrawals: gathered.withdrawals.map(({ declarationId, declaredAt }) => ({
      declarationId,
      declaredAt: new Date(declaredAt),
    })),
  }
}

type WithoutNulls<Row> = {
  [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name]
}

function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const entries = Object.entries(row).map(([name, value]) => [name, value ?? undefined])
  return Object.fromEntries(entries) as WithoutNulls<Row>
}
