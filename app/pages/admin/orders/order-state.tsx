import type { OrderState } from '#app/domain/orders/order.ts'
import { orderStatuses, statusOf, type OrderStatus } from '#app/domain/orders/status.ts'
import { Badge, type BadgeTone } from '#app/ui/kit/badge.tsx'

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  'awaiting-payment': 'neutral',
  'to-pay-on-site': 'warning',
  'deposit-paid': 'neutral',
  paid: 'warning',
  preparing: 'warning',
  ready: 'info',
  sent: 'info',
  delivered: 'success',
  'handed-over': 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  'partly-refunded': 'neutral',
  refunded: 'neutral',
}

// The buyer reads that it is paid, the team that it waits for them.
const ofTeam: Partial<Record<OrderStatus, string>> = {
  paid: 'À préparer',
  'to-pay-on-site': 'À préparer',
  ready: 'À remettre',
}

/** The state of an order in the team’s words. */
export function stateInWords(state: OrderState): string {
  const status = statusOf(state)
  return ofTeam[status] ?? orderStatuses[status]
}

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={tones[statusOf(state)]}>{stateInWords(state)}</Badge>
}

export const methodWords = { card: 'Carte', transfer: 'Virement', on_site: 'Sur place' } as const
export const deliveryWords = { shipping: 'Envoi', pickup: 'Remise', none: 'Sans livraison' } as const
