import type { OrderState } from '#app/domain/orders/order.ts'
import type { OrderStatus } from '#app/domain/orders/status.ts'
import type { BadgeTone } from '#app/ui/kit/badge.tsx'

export const statusTones: Readonly<Record<OrderStatus, BadgeTone>> = {
  'awaiting-payment': 'warning',
  'to-pay-on-site': 'info',
  paid: 'success',
  preparing: 'info',
  ready: 'success',
  sent: 'info',
  delivered: 'success',
  'handed-over': 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  'partly-refunded': 'neutral',
  refunded: 'neutral',
}

/** The state of an order in a sentence one reads from afar. */
export function titleOf(status: OrderStatus, { means, delivery }: OrderState): string {
  switch (status) {
    case 'awaiting-payment':
      return means === 'virement' ? 'Nous attendons votre virement.' : 'Il ne manque que le paiement.'
    case 'to-pay-on-site':
      return 'C’est noté.'
    case 'paid':
      return 'Merci, c’est parti.'
    case 'preparing':
      return delivery === 'envoi' ? 'Votre colis s’échauffe.' : 'Votre commande s’échauffe.'
    case 'ready':
      return 'Elle vous attend.'
    case 'sent':
      return 'Votre colis est en route.'
    case 'delivered':
      return 'Ligne d’arrivée.'
    case 'handed-over':
      return 'Bonne séance avec.'
    case 'cancelled':
      return 'Commande annulée.'
    case 'expired':
      return 'Le délai est passé.'
    case 'partly-refunded':
      return 'Remboursée en partie.'
    case 'refunded':
      return 'Remboursée.'
  }
}
