import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { DeliveryKind } from '#app/domain/shared/delivery.ts'
import type { Database } from '#db/database.ts'
import { orders, termsTexts } from '#db/schema/index.ts'
import type { Address } from './checkout/address.ts'
import { frozenTermsSchema } from './documents/documents.ts'
import type { PaymentMethod, Stage } from './order.ts'
import { settledMoney } from './payment/reconcile.ts'
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

type OrderRow = {
  readonly id: string
  readonly number: string
  readonly secret: string
  readonly placedAt: Date
  readonly userId: string | null
  readonly email: string
  readonly phone: string | null
  readonly firstName: string
  readonly lastName: string
  readonly address: unknown
  readonly billing: unknown
  readonly guardian: unknown
  readonly note: string | null
  readonly paymentMethod: PaymentMethod
  readonly delivery: DeliveryKind
  readonly deliveryOption: string
  readonly goodsCents: number
  readonly deliveryCents: number
  readonly standardDeliveryCents: number
  readonly totalCents: number
  readonly agreed: unknown
  readonly stage: Stage
  readonly expiresAt: Date | null
  readonly receivedOn: string | null
  readonly trackingNumber: string | null
}

type GatheredOrder = {
  readonly order: OrderRow
  readonly terms: { readonly version: number; readonly updatedOn: string; readonly text: string }
  readonly lines: readonly LineRow[]
  readonly events: readonly EventRow[]
  readonly payments: readonly PaymentRow[]
  readonly documents: readonly DocumentRow[]
  readonly refunds: readonly RefundRow[]
  readonly withdrawals: readonly WithdrawalRow[]
}

const withoutText = frozenTermsSchema.omit({ terms: true, termsVersion: true, termsUpdatedOn: true })

/** An order from its rows. Throws when what was frozen with it is not what it should be. */
export function placedOrderOf(gathered: GatheredOrder): PlacedOrder {
  const { order, terms } = gathered
  const payments = gathered.payments.map((payment) => ({ ...payment, outcome: payment.outcome ?? undefined }))
  const { paidCents, refundedCents, state: money } = settledMoney({ payments })
  const { agreed, ...columns } = order
  return {
    ...columns,
    money,
    paidCents,
    refundedCents,
    userId: order.userId ?? undefined,
    phone: order.phone ?? undefined,
    // Written from the same types, by `placeOrder` alone.
    address: (order.address ?? undefined) as Address | undefined,
    billing: (order.billing ?? undefined) as Address | undefined,
    guardian: (order.guardian ?? undefined) as PlacedOrder['guardian'],
    note: order.note ?? undefined,
    expiresAt: order.expiresAt ?? undefined,
    receivedOn: order.receivedOn ?? undefined,
    trackingNumber: order.trackingNumber ?? undefined,
    terms: {
      ...withoutText.parse(agreed),
      termsVersion: terms.version,
      termsUpdatedOn: terms.updatedOn,
      terms: terms.text,
    },
    lines: gathered.lines.map(({ rank, ...line }) => ({
      ...line,
      id: String(rank),
      detail: line.detail ?? undefined,
      art: line.art ?? undefined,
    })),
    events: gathered.events.map((event) => ({
      ...event,
      at: new Date(event.at),
      author: event.author ?? undefined,
      facts: event.facts ?? {},
    })),
    documents: gathered.documents.map((document) => ({ ...document, issuedAt: new Date(document.issuedAt) })),
    refunds: gathered.refunds.map(({ cents, refund, state, decidedAt, document }) => ({
      cents,
      refund: refund ?? undefined,
      state,
      decidedAt: new Date(decidedAt),
      document: document ?? undefined,
    })),
    withdrawals: gathered.withdrawals.map(({ declarationId, declaredAt }) => ({
      declarationId,
      declaredAt: new Date(declaredAt),
    })),
  }
}
