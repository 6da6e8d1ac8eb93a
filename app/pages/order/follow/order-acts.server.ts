import { redirect } from 'react-router'
import { abandonOrder, askToPayBalance, openCardPayment } from '#app/domain/orders/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orderPath } from '../parts/addresses.ts'
import { ofThisOrder } from '../parts/headers.ts'
import { leaveForPayment } from '../parts/leave-for-payment.server.ts'
import { orderAt } from '../parts/order-at.server.ts'

type Asked = Parameters<typeof orderAt>[0]

const visitorLimit = rateLimit({ name: 'pay', points: 30, seconds: 600 })

/** What is pressed on an order's own page: given up, or paid by card. */
export async function actOnOrder(args: Asked) {
  const form = await readForm(args.request)
  const act = textOf(form, 'act')
  if (act === 'solde') return payBalance(args, textOf(form, 'method') === 'transfer' ? 'transfer' : 'card')
  return act === 'abandon' ? abandon(args) : openPayment(args)
}

/** To the payment of the balance, by the means that was chosen. */
async function payBalance(args: Asked, method: 'card' | 'transfer') {
  const { order, services } = await orderAt(args)
  const wait = await visitorLimit(services).take(visitorKey(args.context.get(requestContext).address))
  const asked =
    wait > 0
      ? { ok: false as const, message: 'trop souvent' }
      : await askToPayBalance(services, { secret: order.secret, method })
  const headers = new Headers(ofThisOrder)
  if (!asked.ok) return leaveForPayment(args.request, asked, order.secret, headers)
  if (method === 'transfer') return redirect(orderPath(order.secret), { status: 303, headers })
  const opened = await openCardPayment(services, asked.order.id)
  return leaveForPayment(args.request, opened, order.secret, headers)
}

/** Opens the way to pay, or finds it open; always for the amount and the state the order has now. */
export async function openPayment(args: Asked) {
  const { order, services } = await orderAt(args)
  const wait = await visitorLimit(services).take(visitorKey(args.context.get(requestContext).address))
  const opened =
    wait > 0 ? { ok: false as const, message: 'trop souvent' } : await openCardPayment(services, order.id)
  return leaveForPayment(args.request, opened, order.secret, new Headers(ofThisOrder))
}

/** Gives the order up, unless it was paid meanwhile; the order's page says which. */
async function abandon(args: Asked) {
  const { services, order } = await orderAt(args)
  const abandoned = await abandonOrder(services, order.secret)
  const notice = abandoned.ok ? '' : '?annulation=impossible'
  return redirect(orderPath(order.secret) + notice, { status: 303, headers: ofThisOrder })
}
