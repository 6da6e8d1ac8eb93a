import { data, redirect, type RouterContextProvider } from 'react-router'
import { type Cart, readShopCart } from '#app/domain/cart/store.server.ts'
import { type CheckoutField, checkoutFields } from '#app/domain/orders/checkout/checkout.ts'
import { vatTermOn } from '#app/domain/orders/documents/vat.ts'
import { closedShop, isShopOpen, readCheckout } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { deliveryFeeCents, type DeliveryKind, type DeliveryOption } from '#app/domain/shared/delivery.ts'
import type { FormValues } from '#app/domain/shared/form-fields.ts'
import { type Services, servicesContext } from '#app/http/context.ts'
import { guard } from '#app/session/guard.ts'
import { writeSavedPath } from '#app/session/saved-path.ts'
import { checkoutPath } from '#app/ui/blocks/navigation.ts'
import { readInfo } from '#content/collections/info.ts'
import { readBuyer, readCart, readCheckoutId, readJustPlaced } from '../pieces/buyer.server.ts'
import { ofThisOrder } from '../pieces/headers.ts'
import { readSellingWays } from '../pieces/read-selling-ways.server.ts'
import type { CheckoutBasket } from './checkout.tsx'
import { signInParameter } from './contact-question.tsx'

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

type Known = Pick<FormValues<CheckoutField>, 'email' | 'firstName' | 'lastName'>

function firstValues(
  saved: FormValues<CheckoutField> | undefined,
  known: Known | undefined,
): FormValues<CheckoutField> {
  const start = saved ?? { ...empty, isBilledThere: 'on', paymentMethod: 'card' }
  return {
    ...start,
    email: start.email || (known?.email ?? ''),
    firstName: start.firstName || (known?.firstName ?? ''),
    lastName: start.lastName || (known?.lastName ?? ''),
  }
}

// Every field is there: they come from the list itself.
const empty = Object.fromEntries(checkoutFields.map((name) => [name, ''])) as FormValues<CheckoutField>

/** A way to get this order, with what it costs for this order. */
export type DeliveryWay = {
  id: string
  kind: DeliveryKind
  label: string
  zone: string
  delay: string
  text: string
  feeCents: number
}

type ShownOption = DeliveryOption & { zone: string; delay: string; text: string }

function deliveryWays(options: readonly ShownOption[], goodsCents: number): DeliveryWay[] {
  return options.map((option) => {
    const { id, kind, label, zone, delay, text } = option
    return { id, kind, label, zone, delay, text, feeCents: deliveryFeeCents(option, goodsCents) }
  })
}
