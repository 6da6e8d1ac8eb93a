import { data, redirect, type RouterContextProvider } from 'react-router'
import { readShopCart, type Cart } from '#app/domain/cart/store.server.ts'
import { vatTermOn } from '#app/domain/orders/documents/vat.ts'
import { closedShop, isShopOpen, readCheckout } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { servicesContext, type Services } from '#app/http/context.ts'
import { guard } from '#app/session/guard.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { readInfo } from '#content/collections/info.ts'
import { readCart, readCheckoutId, readJustPlaced } from '../pieces/cookies.server.ts'
import { ofThisOrder } from '../pieces/headers.ts'
import { readBuyer } from '../pieces/read-buyer.server.ts'
import { readSellingWays } from '../pieces/read-selling-ways.server.ts'
import type { CheckoutBasket } from './checkout-aside.tsx'
import { deliveryWays } from './delivery-ways.ts'
import { firstValues } from './first-values.ts'
import { signInParameter } from './sign-in-address.ts'

export async function readCheckoutPage(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const buyer = await readBuyer(context)
  if (new URL(request.url).searchParams.has(signInParameter)) throw await doorOf(Boolean(buyer), services)
  const closed = (await isShopOpen(services)) ? undefined : closedShop
  const saved = await readCheckout(services, await readCheckoutId(request))
  const { options, paymentMethods, safety } = await readSellingWays(services)
  const cart = readCart(request)
  const basket = await readBasket(cart, services)
  return data(
    {
      closed,
      basket,
      hasCart: cart.length > 0,
      justPlaced: cart.length > 0 ? undefined : await readJustPlaced(request),
      isSignedIn: buyer !== undefined,
      values: firstValues(saved, buyer),
      ways: deliveryWays(options, basket.goodsCents),
      paymentMethods: paymentMethods.map(({ id, title, text }) => ({ id, title, text })),
      safety,
    },
    { headers: ofThisOrder },
  )
}

/** To the sign-in page, which comes back here; at once when there is nothing to do there. */
async function doorOf(isSignedIn: boolean, { isProduction }: { isProduction: boolean }) {
  if (isSignedIn) return redirect(checkoutPath)
  const cookie = await writeSavedPath(checkoutPath, { isProduction })
  return redirect(guard.login, { headers: { ...ofThisOrder, 'set-cookie': cookie } })
}

async function readBasket(cart: Cart, services: Services): Promise<CheckoutBasket> {
  const { lines, pieces, subtotalCents } = await readShopCart(services, cart)
  const { vatMentions } = await readInfo(services.content, 'entreprise')
  return {
    lines: lines.flatMap(({ key, now, orderable: quantity, totalCents }) =>
      now && quantity > 0
        ? [{ key, label: now.label, detail: now.detail, art: now.art, quantity, totalCents }]
        : [],
    ),
    pieces,
    goodsCents: subtotalCents,
    mention: vatTermOn(vatMentions, dayInParis(services.clock.now()))?.text ?? '',
  }
}
