import { openActs } from '#app/domain/orders/office/open-acts.ts'
import {
  findCollective,
  ordersOfCollective,
  piecesOfBuyer,
  toProduce,
} from '#app/domain/orders/store.server.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { typedInParis } from '#app/domain/shop/collective/collective.ts'
import { type CollectiveRow, listProductSummaries } from '#app/domain/shop/store.server.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { readCoach } from '../../frame/read-coach.server.ts'
import { standingOf } from './words.ts'

function depositInWords({ depositCents, balanceDays }: CollectiveRow): string {
  const days = balanceDays ?? 0
  const until =
    days === 0
      ? 'le jour de la fermeture'
      : days === 1
        ? 'le lendemain de la fermeture'
        : `${days}\u00a0jours après la fermeture`
  return `Acompte de ${formatEuros(depositCents ?? 0)} par pièce, solde au plus tard ${until}.`
}

/** One collective order, what is to be made and who ordered it. Throws « not found ». */
export async function collectiveAt(
  request: Request,
  { services }: Awaited<ReturnType<typeof readCoach>>,
  id: string,
) {
  const found = await findCollective(services, id)
  if (!found) throw pageNotFound(request)
  const [orders, products] = await Promise.all([
    ordersOfCollective(services, id),
    listProductSummaries(services),
  ])
  const product = products.find(({ identifier }) => identifier === found.identifier)
  const lines = orders.flatMap(piecesOfBuyer)
  const openTo = (act: 'make-ready' | 'send') =>
    orders.filter((order) => openActs(order).includes(act)).map(({ number }) => number)
  return {
    id,
    name: product?.name ?? found.identifier,
    standing: standingOf(found, services.clock.now()),
    minimum: found.minimum,
    balanceDays: found.balanceDays,
    opens: formatInstant(found.opensAt),
    closes: formatInstant(found.closesAt),
    closesAt: typedInParis(found.closesAt),
    seen: found.closesAt.toISOString(),
    delivery: formatFullDay(found.deliveryOn),
    deliveryOn: found.deliveryOn,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    sizes: toProduce(
      lines,
      product?.variants.map((variant) => variant.id),
    ),
    toMakeReady: openTo('make-ready'),
    toSend: openTo('send'),
    unpaid: orders.filter(({ money, paymentMethod }) => money === 'unpaid' && paymentMethod !== 'on_site')
      .length,
    owing: orders.filter(({ money, dueCents }) => money !== 'unpaid' && dueCents).length,
    deposit: found.depositCents === null ? undefined : depositInWords(found),
    toHandOver: orders.filter(({ stage, delivery }) => stage === 'ready' && delivery === 'pickup').length,
    received: orders.filter(({ stage }) => stage === 'received').length,
    orders: orders.length,
    buyers: lines.map(({ number, firstName, lastName, placedAt, detail, quantity, owing }) => ({
      owing,
      due: owing && formatEuros(owing.cents),
      number,
      firstName,
      name: `${firstName} ${lastName}`,
      placed: formatInstant(placedAt),
      what: `${quantity} × ${detail ?? 'taille unique'}`,
    })),
  }
}
