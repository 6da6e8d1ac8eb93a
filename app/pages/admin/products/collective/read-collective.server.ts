import { collectiveBuyers, findCollective, toProduce } from '#app/domain/orders/store.server.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { typedInParis } from '#app/domain/shop/collective/collective.ts'
import { listProductSummaries } from '#app/domain/shop/store.server.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { readCoach } from '../../frame/read-coach.server.ts'
import { standingOf } from './words.ts'

/** One collective order, what is to be made and who ordered it. Throws « not found ». */
export async function collectiveAt(
  request: Request,
  { services }: Awaited<ReturnType<typeof readCoach>>,
  id: string,
) {
  const found = await findCollective(services, id)
  if (!found) throw pageNotFound(request)
  const [lines, products] = await Promise.all([
    collectiveBuyers(services, id),
    listProductSummaries(services),
  ])
  return {
    id,
    name: products.find(({ identifier }) => identifier === found.identifier)?.name ?? found.identifier,
    standing: standingOf(found, services.clock.now()),
    minimum: found.minimum,
    opens: formatInstant(found.opensAt),
    closes: formatInstant(found.closesAt),
    closesAt: typedInParis(found.closesAt),
    seen: found.closesAt.toISOString(),
    delivery: formatFullDay(found.deliveryOn),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes: toProduce(lines),
    buyers: lines.map(({ number, firstName, lastName, placedAt, detail, quantity }) => ({
      number,
      name: `${firstName} ${lastName}`,
      placed: formatInstant(placedAt),
      what: `${quantity} × ${detail ?? 'taille unique'}`,
    })),
  }
}
