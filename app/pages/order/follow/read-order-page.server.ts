import { data, href, redirect } from 'react-router'
import { findBookingById } from '#app/domain/camps/bookings/store.server.ts'
import { findOrdersById, findPaidBalance } from '#app/domain/orders/store.server.ts'
import { readShopTexts } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { readBankAccount } from '#content/collections/private.ts'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder } from '../parts/headers.ts'
import { orderAt } from '../parts/order-at.server.ts'
import { orderView } from './view.ts'

const notices: Readonly<Record<string, string>> = {
  'paiement=indisponible':
    'Le service de paiement ne répond pas pour le moment. Rien n’a été débité et vos articles restent à vous\u00a0: essayez à nouveau dans quelques minutes.',
  'annulation=impossible': 'Cette commande ne peut plus être annulée ici. Voici où elle en est.',
}

export async function readOrderPage(args: Parameters<typeof orderAt>[0]) {
  const { order: placed, services } = await orderAt(args)
  if (placed.bookingId !== undefined) throw await toBooking(args.request, services, placed.bookingId)
  if (placed.balanceOf !== undefined) throw await toItsOrder(args.request, services, placed.balanceOf)
  const bank = await readBankAccount(services.content)
  const { legal, deliveryOptions } = await readShopTexts(services)
  const order = orderView(placed, {
    now: services.clock.now(),
    regimes: legal.withdrawal,
    deliveryTexts: Object.fromEntries(deliveryOptions.map(({ fee, text }) => [fee, text])),
    bank: bank ?? undefined,
    takesCards: services.payment !== undefined,
    paidBalance: await findPaidBalance(services.database, placed),
  })
  return data({ order, notice: noticeOf(args.request, order) }, { headers: ofThisOrder })
}

function noticeOf(request: Request, { due, balance }: ReturnType<typeof orderView>): string | undefined {
  const query = new URL(request.url).searchParams.toString()
  if (query === 'paiement=indisponible' && !balance && !(due?.by === 'card' && due.canPay)) return undefined
  return notices[query]
}

/** A balance is read with the order whose pieces it pays. */
async function toItsOrder(request: Request, { database }: Services, id: string): Promise<Response> {
  const [order] = await findOrdersById(database, [id])
  const page = orderPath(order?.secret ?? '') + new URL(request.url).search
  return redirect(page, { headers: ofThisOrder })
}

/** What is paid of a booking is read with it. */
async function toBooking(request: Request, { database }: Services, id: string): Promise<Response> {
  const secret = (await findBookingById(database, id))?.secret ?? ''
  const page = href('/inscription/:secret', { secret }) + new URL(request.url).search
  return redirect(page, { headers: ofThisOrder })
}
