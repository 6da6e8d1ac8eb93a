import type { OrderState } from './order.ts'

/** What lists and pages call the state of an order, as its buyer reads it. */
export const orderStatuses = {
  'awaiting-payment': 'En attente de paiement',
  'to-pay-on-site': 'À payer sur place',
  'deposit-paid': 'Acompte payé',
  paid: 'Payée',
  preparing: 'En préparation',
  ready: 'Prête à retirer',
  sent: 'Expédiée',
  delivered: 'Livrée',
  'handed-over': 'Remise',
  cancelled: 'Annulée',
  expired: 'Expirée',
  'partly-refunded': 'Remboursée en partie',
  refunded: 'Remboursée',
} as const

export type OrderStatus = keyof typeof orderStatuses

/** One word for an order: what was given back wins once nothing is on its way any more. */
export function statusOf({ stage, money, delivery, paymentMethod, dueCents }: OrderState): OrderStatus {
  if (money === 'refunded') return 'refunded'
  if (stage === 'placed' && money !== 'unpaid') return dueCents ? 'deposit-paid' : 'paid'
  if (stage === 'placed') return unpaidStatus(paymentMethod)
  if (stage !== 'received') return stage
  if (money === 'partly-refunded') return 'partly-refunded'
  return delivery === 'shipping' ? 'delivered' : 'handed-over'
}

function unpaidStatus(paymentMethod: OrderState['paymentMethod']): OrderStatus {
  return paymentMethod === 'on_site' ? 'to-pay-on-site' : 'awaiting-payment'
}

export type TimelineStep = {
  readonly label: string
  readonly state: 'done' | 'current' | 'toCome'
}

/** The steps of an order's page; empty when it is cancelled, expired or refunded before it left. */
export function timelineOf(order: OrderState): TimelineStep[] {
  const { stage, money, delivery, paymentMethod, dueCents } = order
  const hasLeft = stage === 'sent' || stage === 'received'
  if (stage === 'cancelled' || stage === 'expired' || (money === 'refunded' && !hasLeft)) return []
  const isPaidLast = paymentMethod === 'on_site' && delivery === 'pickup'
  const labels = [
    'Commandée',
    ...(isPaidLast ? [] : [paymentStep(order)]),
    'En préparation',
    delivery === 'shipping' ? 'Expédiée' : 'Prête à retirer',
    delivery === 'shipping' ? 'Livrée' : isPaidLast ? 'Remise et payée' : 'Remise',
  ]
  const reached = money !== 'unpaid' && dueCents && stage === 'placed' ? 1 : reachedStep(order, isPaidLast)
  const isOver = stage === 'received'
  return labels.map((label, index) => ({
    label,
    state: index < reached || isOver ? 'done' : index === reached ? 'current' : 'toCome',
  }))
}

function paymentStep({ money, dueCents }: OrderState): string {
  if (money === 'unpaid') return 'Paiement attendu'
  return dueCents ? 'Acompte payé, solde à venir' : 'Paiement accepté'
}

/** Index of the step an order is at; awaiting its payment, it is at the payment. */
function reachedStep({ stage }: OrderState, isPaidLast: boolean): number {
  const afterOrder = { placed: 1, preparing: 2, ready: 3, sent: 3, received: 4, cancelled: 0, expired: 0 }[
    stage
  ]
  return isPaidLast ? afterOrder - 1 : afterOrder
}
