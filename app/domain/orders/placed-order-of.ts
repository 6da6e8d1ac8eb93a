import type { DeliveryKind } from '#app/domain/shared/delivery.ts'
import type { Address } from './checkout/address.ts'
import { frozenTermsSchema } from './documents/documents.ts'
import type { PaymentMethod, Stage } from './order.ts'
import { settledMoney } from './payment/payments.ts'
import type { PlacedOrder } from './placed-order.ts'
import type { DocumentRow, EventRow, LineRow, PaymentRow, RefundRow, WithdrawalRow } from './placed-rows.ts'

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
