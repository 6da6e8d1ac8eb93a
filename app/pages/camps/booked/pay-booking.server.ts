import { href, redirect } from 'react-router'
import { askToPay } from '#app/domain/camps/bookings/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { rateLimit, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { type Asked, bookingAt, ofThisBooking } from './read-booked.server.ts'

const visitorLimit = rateLimit({ name: 'pay-booking', points: 30, seconds: 600 })

/** To the payment of what is due next, by the means that was chosen. */
export async function payBooking(asked: Asked) {
  const { booking, services } = await bookingAt(asked)
  const page = href('/inscription/:secret', { secret: booking.secret })
  const headers = ofThisBooking
  const method = textOf(await readForm(asked.request), 'method') === 'transfer' ? 'transfer' : 'card'
  const wait = await visitorLimit(services).take(visitorKey(asked.context.get(requestContext).address))
  const due = wait > 0 ? undefined : await askToPay(services, { secret: booking.secret, method })
  if (!due?.ok) return redirect(`${page}?paiement=indisponible`, { status: 303, headers })
  const pay = href('/commande/:secret/payer', { secret: due.order.secret })
  return redirect(method === 'card' ? pay : page, { status: 303, headers })
}
