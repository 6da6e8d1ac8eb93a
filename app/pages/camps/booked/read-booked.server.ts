import { href, type RouterContextProvider } from 'react-router'
import { documentFileName } from '#app/documents/words.ts'
import { agreedNow, scaleLines } from '#app/domain/camps/bookings/scale.ts'
import {
  type Booking,
  costOfCancelling,
  findBookingBySecret,
} from '#app/domain/camps/bookings/store.server.ts'
import { hasOwnParticipant } from '#app/domain/camps/participants-page/buyers-own.ts'
import {
  findParticipantsBooking,
  participantsSecretOf,
} from '#app/domain/camps/participants-page/page-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { findOrderBySecret } from '#app/domain/orders/store.server.ts'
import { dayInParis, formatDay, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { type Services, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readBankAccount } from '#content/collections/private.ts'

/** For answers that hold a booking: kept by nobody, and their address goes nowhere. */
export const ofThisBooking = { ...forThisVisitor, 'referrer-policy': 'same-origin' }

export type Asked = {
  request: Request
  params: { secret: string }
  context: Readonly<RouterContextProvider>
}

/** A booking for whoever knows its secret; anything else is a page that does not exist. */
export async function bookingAt({ request, params, context }: Asked) {
  const services = context.get(servicesContext)
  const booking = await findBookingBySecret(services.database, params.secret)
  if (!booking) throw pageNotFound(request)
  return { booking, services }
}

export async function readBooked(asked: Asked) {
  const { booking, services } = await bookingAt(asked)
  const found = await Promise.all(booking.orders.map(({ secret }) => findOrderBySecret(services, secret)))
  const orders = found.filter((order) => order !== undefined)
  const today = dayInParis(services.clock.now())
  const { agreed, stage, number, secret, participants, instalments } = booking
  const paidCents = orders.reduce((sum, order) => sum + order.paidCents, 0)
  const refundedCents = orders.reduce((sum, order) => sum + order.refundedCents, 0)
  return {
    stage,
    number,
    secret,
    paidCents,
    refundedCents,
    title: agreed.title,
    path: agreed.path,
    dates: formatDayRangeInWords(agreed.startOn, agreed.endOn),
    location: agreed.location,
    lodgingNote: agreed.lodgingNote,
    totalCents: instalments.reduce((sum, { cents }) => sum + cents, 0),
    participants: participants.map(({ rank, firstName, lastName, levelGroup, options, leftAt }) => ({
      rank,
      levelGroup,
      name: `${firstName} ${lastName}`.trim(),
      hasLeft: leftAt !== null,
      options: options.map(({ label }) => label),
    })),
    instalments: instalments.filter(isStillDue(stage)).map(({ rank, cents, dueOn, paidAt }) => ({
      rank,
      cents,
      words: paidAt
        ? `Payé le ${formatDay(dayInParis(paidAt))}`
        : stage === 'held' && rank === 1
          ? 'À l’inscription'
          : isLate({ paidAt, dueOn }, today)
            ? `Attendu le ${formatDay(dueOn)}, en retard`
            : `Au plus tard le ${formatDay(dueOn)}`,
      isPaid: paidAt !== null,
    })),
    isLate: stage === 'booked' && instalments.some((one) => isLate(one, today)),
    due: await dueOf(booking, orders, services),
    documents: orders.flatMap((order) =>
      order.documents.map((document) => ({
        number: document.number,
        title: document.kind === 'invoice' ? 'Facture' : 'Avoir',
        address: href('/commande/:secret/documents/:file', {
          secret: order.secret,
          file: documentFileName(document),
        }),
      })),
    ),
    scale: scaleLines(agreedNow(booking)),
    cost: costOfCancelling(booking, orders, today),
    // Who gave their own place on is told of the place, not of theirs.
    isOwn: hasOwnParticipant(booking, orders[0]?.email),
    participantsSecret: await participantsLink(services, booking, orders[0]?.email),
    canChange: booking.startOn > today && stage === 'booked',
    canCancel: booking.startOn > today && (stage === 'held' || stage === 'booked'),
    isAway: new URL(asked.request.url).searchParams.get('paiement') === 'indisponible',
  }
}

async function participantsLink(services: Services, booking: Booking, buyerEmail: string | undefined) {
  if (booking.stage !== 'booked' || !hasOwnParticipant(booking, buyerEmail)) return undefined
  const secret = await participantsSecretOf(services.database, booking.id)
  return (await findParticipantsBooking(services, secret)) ? secret : undefined
}

/** Of a booking that is over only what was paid is shown. */
function isStillDue(stage: Booking['stage']) {
  const isOver = stage === 'cancelled' || stage === 'expired'
  return ({ paidAt }: Booking['instalments'][number]) => !isOver || paidAt !== null
}

function isLate({ paidAt, dueOn }: Pick<Booking['instalments'][number], 'paidAt' | 'dueOn'>, today: string) {
  return paidAt === null && dueOn < today
}

export type BookedView = Awaited<ReturnType<typeof readBooked>>

const hours = 3_600_000

/** Places that are kept for minutes are kept until a time, for days until a day. */
function keptUntil(end: Date, now: Date): string {
  return end.getTime() - now.getTime() < 24 * hours ? formatInstant(end) : formatDay(dayInParis(end))
}

/** What is to be paid next: with an order that waits for it, or by a choice of means. */
async function dueOf({ stage, instalments }: Booking, orders: readonly PlacedOrder[], services: Services) {
  const next = instalments.find(({ paidAt }) => paidAt === null)
  if (!next || (stage !== 'held' && stage !== 'booked')) return undefined
  const order = orders.find(
    (one) => one.instalment === next.rank && one.stage === 'placed' && one.money === 'unpaid',
  )
  const bank = await readBankAccount(services.content)
  return {
    cents: next.cents,
    rank: next.rank,
    // The first is paid at once: its order says until when its places are kept.
    by: next.rank > 1 ? formatDay(next.dueOn) : undefined,
    isLate: isLate(next, dayInParis(services.clock.now())),
    takesCards: services.payment !== undefined,
    takesTransfers: bank !== null,
    isByCard: order?.paymentMethod === 'card',
    transfer:
      order?.paymentMethod === 'transfer' && bank
        ? { ...bank, iban: bank.iban.replaceAll(/(.{4})(?=.)/g, '$1 '), reference: order.number }
        : undefined,
    until: order?.expiresAt && keptUntil(order.expiresAt, services.clock.now()),
  }
}
