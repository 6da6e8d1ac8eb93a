import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'

/** The order's own page: follow it, pay it, read its documents. */
export function orderPage({ order, siteUrl }: Pick<OrderEmailFacts, 'order' | 'siteUrl'>): string {
  return `${siteUrl}/commande/${order.secret}`
}

/** The withdrawal function, with the order's number typed already. */
export function withdrawalPage({ order, siteUrl }: Pick<OrderEmailFacts, 'order' | 'siteUrl'>): string {
  return `${siteUrl}/renoncer?commande=${encodeURIComponent(order.number)}`
}
