import { data, href, redirect } from 'react-router'
import { bookingCancelled } from '#app/domain/camps/bookings/mails.ts'
import { type Booking, costOfCancelling } from '#app/domain/camps/bookings/store.server.ts'
import {
  cancelBookingByClub,
  listOfficeCamps,
  markBookingPaid,
  moveBooking,
  moveToCome,
} from '#app/domain/camps/office/store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { findOrderBySecret } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { requestContext, type Services } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { mailToCome } from '../../frame/acts/mail-to-come.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { bookingAt } from '../read-camp.server.ts'
import type { Route } from './+types/booking-act.ts'
import { contractMail } from './contract-mail.server.ts'

export const acts = {
  annuler: 'Annuler l’inscription',
  payer: 'Noter un virement reçu',
  deplacer: 'Changer de stage',
} as const
export const isAct = isKeyOf(acts)

async function bookingWithOrders(request: Request, services: Services, id: string) {
  const booking = await bookingAt(request, services, id)
  const found = await Promise.all(booking.orders.map(({ secret }) => findOrderBySecret(services, secret)))
  return { booking, orders: found.filter((order) => order !== undefined) }
}

export async function readAct({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { booking, orders } = await bookingWithOrders(request, services, params.booking)
  if (!isAct(params.act)) throw pageNotFound(request)
  const today = dayInParis(services.clock.now())
  const [first] = orders
  const { number, agreed, instalments, stage } = booking
  const costs = [false, true].map((isWaived) => costOfCancelling(booking, orders, today, isWaived))
  const said = { camp: agreed.title, number, secret: '…', by: 'club', reason: '' } as const
  const recipients = ['la personne, selon le barème', 'la personne, si rien n’est gardé']
  const cancelled = await Promise.all(
    costs.map(async (cost, index) => ({
      ...(await mailToCome(services, bookingCancelled, {
        ...said,
        firstName: first?.firstName ?? '',
        ...cost,
      })),
      recipient: recipients[index] ?? '',
    })),
  )
  const targets = params.act === 'deplacer' ? await targetsOf(services, booking, first) : []
  // Who goes to another camp has everything back from here.
  const mails =
    params.act === 'deplacer'
      ? [...targets.flatMap(({ contract }) => contract), ...cancelled.slice(1)]
      : cancelled
  return data(
    {
      act: params.act,
      camp: params.camp,
      number,
      buyer: `${first?.firstName ?? ''} ${first?.lastName ?? ''}`.trim(),
      title: agreed.title,
      isOpen: stage === 'held' || stage === 'booked',
      costs,
      mails,
      today,
      next: instalments.find(({ paidAt }) => paidAt === null),
      targets: targets.map(({ title, path, stateLabel }) => ({ title, path, stateLabel })),
    },
    { headers: noStore },
  )
}

/** The camps that one may go to from here, with the contract each would send. */
async function targetsOf(services: Services, booking: Booking, order: PlacedOrder | undefined) {
  const open = (await listOfficeCamps(services)).filter(
    ({ state, path }) => (state === 'open' || state === 'lastPlaces') && path !== booking.agreed.path,
  )
  return Promise.all(
    open.map(async (camp) => {
      const told = order && (await moveToCome(services, booking, order, camp.path))
      const mails = told ? await contractMail(services, told) : []
      const recipient = `la personne, pour ${camp.title}`
      return { ...camp, contract: mails.map((mail) => ({ ...mail, recipient })) }
    }),
  )
}

const names = ['garde', 'refund', 'mot', 'on', 'reference', 'rank', 'vers'] as const

export async function answerAct({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { act, booking: bookingId } = params
  await bookingAt(request, services, bookingId)
  if (!isAct(act)) throw pageNotFound(request)
  const typed = textFields(await readForm(request), names)
  const signed = { bookingId, author: actor.id }
  const isWaived = typed.garde === 'rien'
  const shown = typed.refund.split(' ').map(Number)
  const done = await {
    annuler: () =>
      cancelBookingByClub(services, {
        ...signed,
        isWaived,
        refundCents: shown[isWaived ? 1 : 0] ?? -1,
        reason: typed.mot.slice(0, 500),
      }),
    payer: () =>
      markBookingPaid(services, {
        ...signed,
        on: typed.on || undefined,
        reference: typed.reference,
        rank: Number(typed.rank),
      }),
    deplacer: () => moveBooking(services, { ...signed, path: typed.vers }),
  }[act]()
  const { id: attempt } = context.get(requestContext)
  if (!done.ok)
    return data({ attempt, problem: done.message, typed }, { status: 409, headers: forThisVisitor })
  const page = href('/admin/stages/:camp', { camp: params.camp })
  return redirect(`${page}?fait=inscription-${act}`, { status: 303, headers: noStore })
}
