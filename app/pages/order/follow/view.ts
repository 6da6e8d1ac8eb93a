import { documentFileName } from '#app/documents/words.ts'
import { trackingOf } from '#app/domain/orders/carriers.ts'
import { agreedCents, paidBalance } from '#app/domain/orders/collective/balance.ts'
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
import { balanceView } from './balance-card.tsx'
import { changeOfMind } from './change-of-mind.tsx'
import { paymentDue, type ShownBank } from './payment-due.tsx'
import { shownRefunds, shownWithdrawals } from './refunds.tsx'
import { wayOf } from './way.tsx'

type OrderPageFacts = {
  now: Date
  /** The order by which its balance was paid. */
  paidBalance?: PlacedOrder | undefined
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
  const rest = paidBalance(order)
  const both = facts.paidBalance ? [order, facts.paidBalance] : [order]
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
      unitPriceCents: line.unitPriceCents + (line.balanceCents ?? 0),
      key: `${line.id} ${line.variant}`,
      regimeLabel: mind && facts.regimes[line.regime]?.label,
      regimeText: line.regime === '14-jours' ? undefined : terms.withdrawal[Number(line.id) - 1]?.text,
    })),
    pieces: lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    goodsCents: order.goodsCents + agreedCents(order) - order.totalCents,
    delivery: {
      label: terms.delivery.label,
      delay: terms.delivery.delay,
      text: facts.deliveryTexts[order.deliveryOption],
      feeCents: order.deliveryCents,
      kind: order.delivery,
    },
    totalCents: agreedCents(order),
    toPayCents: order.totalCents,
    deposit: terms.deposit,
    balance: balanceView(order, facts),
    paidCents: order.paidCents + (rest?.paidCents ?? 0),
    refundedCents: order.refundedCents + (rest?.refundedCents ?? 0),
    lostCents: order.lostCents + (rest?.lostCents ?? 0),
    vatMention: terms.vatMention,
    paymentMethods: [...new Set(both.map(({ paymentMethod }) => paymentMethod))],
    changeOfMind: mind,
    documents: both.flatMap(shownDocuments),
    refunds: both.flatMap(shownRefunds),
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

function shownDocuments({ documents, secret }: PlacedOrder) {
  return documents.map(({ number, kind, issuedAt }) => ({
    secret,
    title: `${kind === 'invoice' ? 'Facture' : 'Avoir'} ${number}`,
    detail: `PDF, ${formatDay(dayInParis(issuedAt))}`,
    file: documentFileName({ number, kind }),
  }))
}

/** The state of an order in a sentence one reads from afar, and its colour. */
const heads: Readonly<Record<OrderStatus, { tone: BadgeTone; title: string }>> = {
  'awaiting-payment': { tone: 'warning', title: 'Il ne manque que le paiement.' },
  'to-pay-on-site': { tone: 'info', title: 'C’est noté.' },
  'deposit-paid': { tone: 'success', title: 'Votre acompte est reçu.' },
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
