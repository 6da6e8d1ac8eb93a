import { readOrderListAsked, tabOf } from '#app/domain/orders/office/order-list.ts'
import { readList } from '../frame/read-list.server.ts'

/** What the address of the list, or of its file, asks for. */
export function readOrdersAsked(url: URL) {
  const query = readList(url, { perPage: 50, names: ['livraison', 'paiement', 'periode', 'tri'] })
  const asked = { ...readOrderListAsked(url.searchParams), search: query.search, tab: tabOf(query.filter) }
  return { query, asked }
}
