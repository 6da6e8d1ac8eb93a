import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { type Cart, depositOfCart, readShopCart } from '#app/domain/cart/store.server.ts'
import { type CheckoutField, checkoutFields, checkoutSchema } from '#app/domain/orders/checkout/checkout.ts'
import { readPaymentMethods, saveCheckout } from '#app/domain/orders/store.server.ts'
import {
  type FormProblem,
  type FormValues,
  problemsOf,
  textFields,
} from '#app/domain/shared/forms/form-fields.ts'
import { readDeliveryOptions } from '#app/domain/shop/store.server.ts'
import { requestContext, servicesContext, type Services } from '#app/http/context.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCart, readCheckoutId, writeCheckoutId } from '../parts/buyer.server.ts'
import { ofThisOrder } from '../parts/headers.ts'

export type CheckoutAnswer = {
  attempt: string
  values: FormValues<CheckoutField>
  problems: FormProblem<CheckoutField>[]
  mustWait?: boolean
}

const visitorLimit = rateLimit({ name: 'checkout', points: 120, seconds: 600 })

export async function receiveCheckout(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { id: attempt, address } = context.get(requestContext)
  const values = textFields(await readForm(request), checkoutFields)
  const again = (status: number, rest: Partial<CheckoutAnswer>, headers: Record<string, string> = {}) =>
    data<CheckoutAnswer>(
      { attempt, values, problems: [], ...rest },
      { status, headers: { ...ofThisOrder, ...headers } },
    )

  const problems = await problemsIn(values, readCart(request), services)
  if (problems.length > 0) return again(422, { problems })
  const wait = await visitorLimit(services).take(visitorKey(address))
  if (wait > 0) return again(429, { mustWait: true }, { 'retry-after': String(wait) })

  const id = await saveCheckout(services, { id: await readCheckoutId(request), fields: values })
  return redirect(href('/commande/recapitulatif'), {
    status: 303,
    headers: { ...ofThisOrder, 'set-cookie': await writeCheckoutId(id, services) },
  })
}

async function problemsIn(
  values: FormValues<CheckoutField>,
  cart: Cart,
  services: Services,
): Promise<FormProblem<CheckoutField>[]> {
  const checked = checkoutSchema(values, await readDeliveryOptions(services)).safeParse(values)
  if (!checked.success) return problemsOf(checked.error, checkoutFields)
  const { lines } = await readShopCart(services, cart)
  const offered = await readPaymentMethods(services, depositOfCart(lines))
  const isOffered = offered.some(({ id }) => id === checked.data.paymentMethod)
  return isOffered
    ? []
    : [{ field: 'paymentMethod', message: 'Choisissez un des moyens de paiement proposés.' }]
}
