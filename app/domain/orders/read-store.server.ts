import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders, termsTexts } from '#db/schema/index.ts'
import { placedOrderOf } from './placed-order-of.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { DocumentRow, EventRow, LineRow, PaymentRow, RefundRow, WithdrawalRow } from './placed-rows.ts'

type Reader = Pick<Database, 'select'>

const secretForm = /^[\w-]{32}$/
const numberForm = /^\d{4}-\d{4,}$/

/** The order whose page this is; undefined for words that are no secret of ours. */
export async function findOrderBySecret(
  { database }: { readonly database: Reader },
  secret: string,
): Promise<PlacedOrder | undefined> {
  return secretForm.test(secret) ? findOrder(database, eq(orders.secret, secret)) : undefined
}

/** @param number « 2026-0418 » */
export async function findOrderByNumber(
  { database }: { readonly database: Reader },
  number: string,
): Promise<PlacedOrder | undefined> {
  return numberForm.test(number) ? findOrder(database, eq(orders.number, number)) : undefined
}

/** Also inside a transaction that holds the order: what it wrote is seen. */
export async function findOrderById(database: Reader, id: string): Promise<PlacedOrder | undefined> {
  return findOrder(database, eq(orders.id, id))
}

async function findOrder(database: Reader, isAsked: SQL): Promise<PlacedOrder | undefined> {
  const [row] = await selectOrders(database).where(isAsked)
  return row && placedOrderOf(row)
}

/** Orders with all that belongs to them, one statement for any number of them. */
export function selectOrders(database: Reader) {
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
  lines: gathered<LineRow>(sql`SELECT json_agg(json_build_object(
      'rank', rank, 'identifier', identifier, 'variant', variant, 'label', label, 'detail', detail,
      'quantity', quantity, 'unitPriceCents', unit_price_cents, 'regime', regime, 'art', art) ORDER BY rank)
    FROM club.order_lines WHERE order_id = ${orders.id}`),
  events: gathered<EventRow>(sql`SELECT json_agg(json_build_object(
      'act', act, 'at', at, 'actor', actor, 'author', author, 'facts', facts) ORDER BY id)
    FROM club.order_events WHERE order_id = ${orders.id}`),
  payments: gathered<PaymentRow>(sql`SELECT json_agg(json_build_object(
      'id', id, 'receivedCents', received_cents, 'refundedCents', refunded_cents, 'outcome', outcome))
    FROM club.payments WHERE order_id = ${orders.id}`),
  documents: gathered<DocumentRow>(sql`SELECT json_agg(json_build_object(
      'number', number, 'kind', kind, 'issuedAt', issued_at) ORDER BY year, rank)
    FROM club.documents WHERE order_id = ${orders.id}`),
  refunds: gathered<RefundRow>(sql`SELECT json_agg(json_build_object(
      'key', key, 'rank', rank, 'paymentId', payment_id, 'cents', cents, 'refund', refund, 'state', state,
      'decidedAt', decided_at, 'document', document) ORDER BY decided_at, rank)
    FROM club.refunds WHERE order_id = ${orders.id}`),
  withdrawals: gathered<WithdrawalRow>(sql`SELECT json_agg(json_build_object(
      'declarationId', declaration_id, 'declaredAt', declared_at) ORDER BY declared_at)
    FROM club.order_withdrawals WHERE order_id = ${orders.id}`),
}

function gathered<Row>(rows: SQL) {
  return sql<readonly Row[]>`coalesce((${rows}), '[]'::json)`
}
