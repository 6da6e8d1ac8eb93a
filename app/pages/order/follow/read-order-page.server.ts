import { data, type RouterContextProvider } from 'react-router'
import { findOrderBySecret } from '#app/domain/orders/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readInfo } from '#content/collections/info.ts'
import { ofThisOrder } from '../parts/headers.ts'
import { orderView } from './view.ts'

const notices: Readonly<Record<string, string>> = {
  'paiement=indisponible':
    'Le service de paiement ne répond pas pour le moment. Rien n’a été débité et vos articles restent à vous\u00a0: essayez à nouveau dans quelques minutes.',
  'annulation=impossible': 'Cette commande ne peut plus être annulée ici. Voici où elle en est.',
}

/** An order for whoever knows its secret; anything else is a page that does not exist. */
export async function readOrderPage(
  request: Request,
  secret: string,
  context: Readonly<RouterContextProvider>,
) {
  const services = context.get(servicesContext)
  const placed = await findOrderBySecret(services, secret)
  if (!placed) throw pageNotFound(request)
  const { bank } = await readInfo(services.content, 'entreprise')
  const { legal, deliveryOptions } = await readInfo(services.content, 'boutique')
  const order = orderView(placed, {
    now: services.clock.now(),
    regimes: legal.withdrawal,
    deliveryTexts: Object.fromEntries(deliveryOptions.map(({ fee, text }) => [fee, text])),
    bank: bank ?? undefined,
    takesCards: services.payment !== undefined,
  })
  return data({ order, notice: noticeOf(request, order) }, { headers: ofThisOrder })
}

function noticeOf(request: Request, { due }: ReturnType<typeof orderView>): string | undefined {
  const query = new URL(request.url).searchParams.toString()
  if (query === 'paiement=indisponible' && !(due?.by === 'card' && due.canPay)) return undefined
  return notices[query]
}
