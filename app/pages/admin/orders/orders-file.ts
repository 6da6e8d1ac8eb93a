import { trackingOf } from '#app/domain/orders/carriers.ts'
import type { ListedOrder } from '#app/domain/orders/office/order-list-store.server.ts'
import { listOfficeOrders } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { csvFile, wholeList } from '../frame/csv-file.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/orders-file.ts'
import { deliveryWords, methodWords, stateInWords } from './order-state.tsx'
import { readOrdersAsked } from './read-orders.server.ts'

const heads = [
  'Numéro',
  'Jour',
  'Nom',
  'E-mail',
  'Articles',
  'Livraison',
  'Paiement',
  'État',
  'Total (€)',
  'Transporteur',
  'Numéro de suivi',
]

/** The orders that the list shows, on all its pages, as a table. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { asked } = readOrdersAsked(url)
  const { orders } = await listOfficeOrders(services, { ...asked, ...wholeList })
  const rows = orders.map((order) => [
    order.number,
    dayInParis(order.placedAt),
    order.name,
    order.email,
    order.articles,
    deliveryWords[order.delivery],
    methodWords[order.paymentMethod],
    stateInWords(order),
    order.totalCents / 100,
    ...parcelOf(order),
  ])
  return csvFile('commandes.csv', heads, rows)
}

function parcelOf({ carrier, trackingNumber }: Pick<ListedOrder, 'carrier' | 'trackingNumber'>) {
  const parcel = trackingOf({ carrier: carrier ?? undefined, trackingNumber: trackingNumber ?? undefined })
  return [parcel?.carrier, parcel?.number]
}
