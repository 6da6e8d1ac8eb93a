import type { OrderMailFacts } from './letters.ts'

/** The order's own page: follow it, pay it, read its documents. */
export function orderPage({ order, siteUrl }: Pick<OrderMailFacts, 'order' | 'siteUrl'>): string {
  return `${siteUrl}/commande/${order.secret}`
}

/** The withdrawal function, with the order's number typed already. */
export function withdrawalPage({ order, siteUrl }: Pick<OrderMailFacts, 'order' | 'siteUrl'>): string {
  return `${siteUrl}/renoncer?commande=${encodeURIComponent(order.number)}`
}
