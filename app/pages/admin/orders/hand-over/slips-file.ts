import { drawSlips } from '#app/documents/draw.server.ts'
import { readClub } from '#app/domain/club/store.server.ts'
import { linesNow } from '#app/domain/orders/returns/pieces.ts'
import { findOrderByNumber } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { addressLines } from '#app/domain/shared/people/address.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { pdfFile } from '../../frame/pdf-file.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { numbersIn } from '../numbers-in.ts'
import type { Route } from './+types/slips-file.ts'

/** A packing slip for each order that the address names, in one file. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const found = await Promise.all(
    numbersIn(url.searchParams).map((number) => findOrderByNumber(services, number)),
  )
  const orders = found.filter((order) => order !== undefined)
  if (orders.length === 0) throw pageNotFound(request)
  const { facts } = await readClub(services.content)
  const drawnOn = dayInParis(services.clock.now())
  const slips = orders.map((order) => ({
    number: order.number,
    orderedOn: dayInParis(order.placedAt),
    way: order.terms.delivery.label,
    to: [
      `${order.firstName} ${order.lastName}`.trim(),
      ...(order.address ? addressLines(order.address) : []),
    ],
    note: order.note,
    lines: linesNow(order),
  }))
  return pdfFile('bons-de-livraison.pdf', () => drawSlips({ club: facts.name, drawnOn, slips }))
}
