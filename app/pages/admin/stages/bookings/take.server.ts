import { randomUUID } from 'node:crypto'
import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { bookingFields, type BookingProblem } from '#app/domain/camps/bookings/booking-form.ts'
import { countAfter, typedCountOf } from '#app/domain/camps/bookings/form-questions.ts'
import { readOffer, type ToldBooking } from '#app/domain/camps/bookings/store.server.ts'
import { bookFor, bookingForToCome } from '#app/domain/camps/office/store.server.ts'
import { textFields, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { wordPlace } from '../../frame/acts/mail-to-come.server.ts'
import type { MailToCome } from '../../frame/acts/mails-to-come.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { campAt } from '../read-camp.server.ts'
import { contractMail } from './contract-mail.server.ts'

/** What will be booked and mailed, read before it is. */
type Contract = {
  readonly fingerprint: string
  readonly consequences: readonly string[]
  readonly mails: readonly MailToCome[]
}

type Again = {
  readonly problem?: string
  readonly problems?: readonly BookingProblem[]
  readonly contract?: Contract
}

/** Reads the booking over with its contract, then makes it; each press of the last button is the same booking. */
export async function answerTaking(
  request: Request,
  context: Readonly<RouterContextProvider>,
  campWord: string,
) {
  const { services, actor } = await readCoach(context)
  const { path } = await campAt(request, services, campWord)
  const form = await readForm(request)
  const offer = await readOffer(services, path)
  const intent = textOf(form, 'intent')
  const count = countAfter(intent, typedCountOf(textOf(form, 'personnes')), offer?.camp ?? { placesLeft: 1 })
  const typed = textFields(form, bookingFields({ options: offer?.camp.options ?? [] }, count))
  const sent = textOf(form, 'key')
  const key = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(sent) ? sent : randomUUID()
  const word = textOf(form, 'mot')
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: Again = {}) =>
    data({ attempt, typed, key, count, word, ...rest }, { status, headers: forThisVisitor })
  if (intent === 'more' || intent === 'fewer') return again(200)
  const dictated = { path, count, typed }
  if (form.has('relire')) {
    const read = await readContract(services, dictated)
    return 'contract' in read ? again(200, read) : again(read.problems ? 422 : 409, read)
  }
  const fingerprint = textOf(form, 'recap') || undefined
  const made = await bookFor(services, { ...dictated, key, fingerprint, word, author: actor.id })
  const page = href('/admin/stages/:camp', { camp: campWord })
  if (made.ok) return redirect(`${page}?fait=stage-inscrit`, { status: 303, headers: noStore })
  const { message: problem, problems = [] } = made
  if (problems.length > 0) return again(422, { problem, problems })
  // What changed meanwhile is read before it is pressed again.
  const { contract } = { contract: undefined, ...(await readContract(services, dictated)) }
  return again(409, { problem, ...(contract && { contract }) })
}

async function readContract(services: Services, dictated: Parameters<typeof bookingForToCome>[1]) {
  const read = await bookingForToCome(services, dictated)
  if (!read.ok) {
    const { message: problem, ...rest } = read
    return { problem, ...rest }
  }
  const { told, fingerprint } = read
  const mails = await contractMail(services, told, wordPlace)
  return { contract: { fingerprint, consequences: consequencesOf(told), mails } }
}

function consequencesOf({ booking: { agreed, participants }, order }: ToldBooking): string[] {
  const places = participants.length
  return [
    `${places}\u00a0${places > 1 ? 'places' : 'place'} au stage ${agreed.title}\u00a0: ${formatEuros(agreed.totalCents)}, dont ${formatEuros(order.totalCents)} à l’inscription.`,
    `Le contrat part à ${order.email}, à l’instant.`,
  ]
}
