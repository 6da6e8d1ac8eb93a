import { data, redirect, type RouterContextProvider } from 'react-router'
import { type Cart, depositOfCart, readShopCart } from '#app/domain/cart/store.server.ts'
import { type CheckoutField, checkoutFields } from '#app/domain/orders/checkout/checkout.ts'
import { vatTermOn } from '#app/domain/orders/documents/vat.ts'
import {
  closedShop,
  isShopOpen,
  readCheckout,
  readLastAddress,
  readPaymentMethods,
} from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { deliveryFeeCents } from '#app/domain/shared/delivery.ts'
import type { FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { readDeliveryOptions, readShopTexts } from '#app/domain/shop/store.server.ts'
import { type Services, servicesContext } from '#app/http/context.ts'
import { guard } from '#app/session/guarded-paths.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { readInfo } from '#content/collections/info.ts'
import { readBuyer, readCart, readCheckoutId, readJustPlaced } from '../parts/buyer.server.ts'
import { ofThisOrder } from '../parts/headers.ts'
import { signInParameter } from './contact-question.tsx'

export async function readCheckoutPage(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const buyer = await readBuyer(context)
  if (new URL(request.url).searchParams.has(signInParameter)) throw await doorOf(Boolean(buyer), services)
  const closed = (await isShopOpen(services)) ? undefined : closedShop
  const saved = await readCheckout(services, await readCheckoutId(request))
  const { safety } = (await readShopTexts(services)).payment
  const cart = readCart(request)
  const basket = await readBasket(cart, services)
  const paymentMethods = await readPaymentMethods(services, basket.deposit)
  return data(
    {
      closed,
      basket,
      hasCart: cart.length > 0,
      justPlaced: cart.length > 0 ? undefined : await readJustPlaced(request),
      isSignedIn: buyer !== undefined,
      values: firstValues(saved, buyer, buyer && !saved ? await readLastAddress(services, buyer.userId) : {}),
      ways: (await readDeliveryOptions(services)).map((option) => {
        const { id, kind, label, zone, delay, text } = option
        const feeCents = deliveryFeeCents(option, basket.goodsCents)
        return { id, kind, label, zone, delay, text, feeCents }
      }),
      paymentMethods: paymentMethods.map(({ id, title, text }) => ({ id, title, text })),
      safety,
    },
    { headers: ofThisOrder },
  )
}

export type CheckoutPage = Awaited<ReturnType<typeof readCheckoutPage>>['data']

/** To the sign-in page, which comes back here; at once when there is nothing to do there. */
async function doorOf(isSignedIn: boolean, { isProduction }: { isProduction: boolean }) {
  if (isSignedIn) return redirect(checkoutPath)
  const cookie = await writeSavedPath(checkoutPath, { isProduction })
  return redirect(guard.login, { headers: { ...ofThisOrder, 'set-cookie': cookie } })
}

async function readBasket(cart: Cart, services: Services) {
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
    deposit: depositOfCart(lines),
    mention: vatTermOn(vatMentions, dayInParis(services.clock.now()))?.text ?? '',
  }
}

function firstValues(
  saved: FormValues<CheckoutField> | undefined,
  known: Awaited<ReturnType<typeof readBuyer>>,
  lastAddress: Partial<FormValues<CheckoutField>>,
): FormValues<CheckoutField> {
  const start = saved ?? { ...empty, ...lastAddress, isBilledThere: 'on', paymentMethod: 'card' }
  return {
    ...start,
    email: start.email || (known?.email ?? ''),
    firstName: start.firstName || (known?.firstName ?? ''),
    lastName: start.lastName || (known?.lastName ?? ''),
  }
}

// Every field is there: they come from the list itself.
const empty = Object.fromEntries(checkoutFields.map((name) => [name, ''])) as FormValues<CheckoutField>
