import { documentFileName } from '#app/documents/words.ts'
import { trackingOf } from '#app/domain/orders/carriers.ts'
import type { OrderState } from '#app/domain/orders/order.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { linesNow } from '#app/domain/orders/returns/pieces.ts'
import { type OrderStatus, orderStatuses, statusOf } from '#app/domain/orders/status.ts'
import { actsOpenTo } from '#app/domain/orders/transitions.ts'
import { hasOpenWithdrawal } from '#app/domain/orders/withdrawal/answered.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { addressLines } from '#app/domain/shared/people/address.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import type { BadgeTone } from '#app/ui/kit/badge.tsx'
import type { ShownLine } from '../parts/articles.tsx'
import { changeOfMind } from './change-of-mind.tsx'
import { paymentDue, type ShownBank } from './payment-due.tsx'
import { shownRefunds, shownWithdrawals } from './refunds.tsx'
import { wayOf } from './way.tsx'

type OrderPageFacts = {
  now: Date
  regimes: Readonly<Partial<Record<PlacedOrder['lines'][number]['regime'], { label: string }>>>
  bank: ShownBank | undefined
  deliveryTexts: Readonly<Record<string, string>>
  takesCards: boolean
}

function headOf(order: PlacedOrder): { title: string; status: { label: string; tone: BadgeTone } } {
  // Whatever else is under way, this is what its buyer comes to read.
  if (hasOpenWithdrawal(order))
    return {
      title: 'Votre rétractation est reçue.',
      status: { label: 'Rétractation reçue', tone: 'info' },
    }
  const status = statusOf(order)
  return {
    title: titleOf(status, order),
    status: { label: orderStatuses[status], tone: heads[status].tone },
  }
}

export function orderView(order: PlacedOrder, facts: OrderPageFacts) {
  const { number, secret, placedAt, lines, terms, firstName, lastName, email, phone } = order
  const mind = changeOfMind(order, facts.now)
  return {
    number,
    secret,
    ...headOf(order),
    placedOn: formatDay(dayInParis(placedAt)),
    way: wayOf(order),
    due: hasOpenWithdrawal(order) ? undefined : paymentDue(order, facts),
    canAbandon: actsOpenTo('customer', order).includes('abandon'),
    hasLeft: order.stage === 'sent' || order.stage === 'received',
    isOver: order.stage === 'cancelled' || order.stage === 'expired',
    lines: linesNow(order).map((line): ShownLine => ({
      ...line,
      key: `${line.id} ${line.variant}`,
      regimeLabel: mind && facts.regimes[line.regime]?.label,
      regimeText: line.regime === '14-jours' ? undefined : terms.withdrawal[Number(line.id) - 1]?.text,
    })),
    pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    goodsCents: order.goodsCents,
    delivery: {
      label: terms.delivery.label,
      delay: terms.delivery.delay,
      text: facts.deliveryTexts[order.deliveryOption],
      feeCents: order.deliveryCents,
      kind: order.delivery,
    },
    totalCents: order.totalCents,
    paidCents: order.paidCents,
    refundedCents: order.refundedCents,
    lostCents: order.lostCents,
    vatMention: terms.vatMention,
    paymentMethod: order.paymentMethod,
    changeOfMind: mind,
    documents: shownDocuments(order),
    refunds: shownRefunds(order),
    withdrawals: shownWithdrawals(order),
    buyer: {
      name: `${firstName} ${lastName}`.trim(),
      email,
      phone: phone === undefined ? undefined : phoneOf(phone).shown,
      address: order.address ? addressLines(order.address) : undefined,
      note: order.note,
    },
    parcel: trackingOf(order),
    termsVersion: terms.termsVersion,
    termsUpdatedOn: formatDay(terms.termsUpdatedOn),
  }
}

export type OrderView = ReturnType<typeof orderView>

function shownDocuments({ documents }: PlacedOrder) {
  return documents.map(({ number, kind, issuedAt }) => ({
    title: `${kind === 'invoice' ? 'Facture' : 'Avoir'} ${number}`,
    detail: `PDF, ${formatDay(dayInParis(issuedAt))}`,
    file: documentFileName({ number, kind }),
  }))
}

/** The state of an order in a sentence one reads from afar, and its colour. */
const heads: Readonly<Record<OrderStatus, { tone: BadgeTone; title: string }>> = {
  'awaiting-payment': { tone: 'warning', title: 'Il ne manque que le paiement.' },
  'to-pay-on-site': { tone: 'info', title: 'C’est noté.' },
  paid: { tone: 'success', title: 'Merci, c’est parti.' },
  preparing: { tone: 'info', title: 'Votre commande s’échauffe.' },
  ready: { tone: 'success', title: 'Elle vous attend.' },
  sent: { tone: 'info', title: 'Votre colis est en route.' },
  delivered: { tone: 'success', title: 'Ligne d’arrivée.' },
  'handed-over': { tone: 'success', title: 'Bonne séance avec.' },
  cancelled: { tone: 'neutral', title: 'Commande annulée.' },
  expired: { tone: 'neutral', title: 'Le délai est passé.' },
  'partly-refunded': { tone: 'neutral', title: 'Remboursée en partie.' },
  refunded: { tone: 'neutral', title: 'Remboursée.' },
}

function titleOf(status: OrderStatus, { paymentMethod, delivery }: OrderState): string {
  if (status === 'awaiting-payment' && paymentMethod === 'transfer') return 'Nous attendons votre virement.'
  if (status === 'preparing' && delivery === 'shipping') return 'Votre colis s’échauffe.'
  return heads[status].title
}
