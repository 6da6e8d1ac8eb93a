import { data, redirect, type RouterContextProvider } from 'react-router'
import { confirmOrderFields, confirmOrderSchema } from '#app/domain/orders/placing/recap.ts'
import { openCardPayment, placeOrder, readOrderRecap } from '#app/domain/orders/store.server.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orderPath } from '../parts/addresses.ts'
import { afterOrder, readBuyer, readCart, readCheckoutId } from '../parts/buyer.server.ts'
import { ofThisOrder } from '../parts/headers.ts'
import { type ConfirmAnswer, leaveForPayment } from '../parts/leave-for-payment.server.ts'
import { changesSince } from './recap-changes.ts'
import { readValidCheckout } from './recap.server.ts'
import { keepPieces } from './unpaid-pieces.server.ts'

const visitorLimit = rateLimit({ name: 'orders-visitor', points: 30, seconds: 600 })
const recipientLimit = rateLimit({ name: 'orders-recipient', points: 12, seconds: 3600 })
const tooOften =
  'Beaucoup de commandes en peu de temps. Patientez quelques minutes, puis commandez\u00a0: rien n’est perdu.'
const readAgain = 'Relisez le récapitulatif, puis commandez.'

/** The button: makes the order once, whatever is pressed or sent again, and leads to its payment. */
export async function confirmOrder(request: Request, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { id: attempt, address } = context.get(requestContext)
  const form = await readForm(request)
  const values = textFields(form, [...confirmOrderFields, 'shown'])
  const again = (status: number, rest: Omit<ConfirmAnswer, 'attempt'>, headers: HeadersInit = {}) =>
    data<ConfirmAnswer>(
      { attempt, ...rest },
      { status, headers: { ...ofThisOrder, ...Object.fromEntries(new Headers(headers)) } },
    )
  const refused = (status: number, message: string, changes: string[] = []) =>
    again(status, { problem: { message, changes } })

  const confirmed = confirmOrderSchema.safeParse(values)
  if (!confirmed.success) {
    const [first] = problemsOf(confirmed.error, confirmOrderFields)
    if (first?.field !== 'termsAccepted') return refused(409, readAgain)
    return again(422, { termsProblem: first.message })
  }
  const { key, recap: fingerprint } = confirmed.data
  const checkout = await readValidCheckout(services, key)
  if (!checkout) return refused(409, readAgain)

  const tooMany = (seconds: number, message: string) =>
    again(429, { problem: { message, changes: [] } }, { 'retry-after': String(seconds) })
  const recipients = [...new Set([checkout.email, checkout.guardian?.email ?? checkout.email])]
  const wait = await takeInTurn(
    [visitorLimit(services), visitorKey(address)],
    ...recipients.map((recipient) => [recipientLimit(services), recipient] as const),
  )
  if (wait > 0) return tooMany(wait, tooOften)

  const cart = readCart(request)
  const buyer = await readBuyer(context)
  const visitor = buyer?.userId ?? visitorKey(address)
  const tooMuch = await keepPieces(services, {
    visitor,
    form: key,
    paymentMethod: checkout.paymentMethod,
    cart,
  })
  if (tooMuch) return tooMany(tooMuch.seconds, tooMuch.message)
  const answer = await placeOrder(services, { key, fingerprint, cart, checkout, userId: buyer?.userId })
  if (!answer.ok) {
    const now = await readOrderRecap(services, { cart, checkout })
    return refused(409, answer.message, now ? changesSince(values.shown, now) : [])
  }

  const { order, isNew } = answer
  // A recap left open after its order: the cart, and the form, are those of the next one.
  const isOfThisCart = order.recap === fingerprint && key === (await readCheckoutId(request))
  const headers = isNew || isOfThisCart ? await afterOrder(order, services) : new Headers()
  for (const [name, value] of Object.entries(ofThisOrder)) headers.set(name, value)
  if (order.paymentMethod !== 'card') return redirect(orderPath(order.secret), { status: 303, headers })
  const opened = await openCardPayment(services, order.id)
  return leaveForPayment(request, opened, order.secret, headers)
}
