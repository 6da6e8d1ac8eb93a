import type { Booking } from '#app/domain/camps/bookings/store.server.ts'
import { noWithdrawalRight } from '#app/domain/camps/terms.ts'
import type { OrderEmail } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { addDays, dayInParis, formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import type { SampleContract } from './sample-contract.server.ts'
import { bareOrder, paidOrder } from './sample-order.ts'

const title = 'Vercors, le trail'

/** A made-up booking of a made-up camp in the state that an email tells, with the order of its deposit. */
export function sampleBooking(email: OrderEmail, contract: SampleContract, now: Date) {
  const booking = bookingAt(now)
  const order = orderOf(booking, contract, now)
  if (email === 'paid') {
    const instalments = booking.instalments.map((one) => (one.rank === 1 ? { ...one, paidAt: now } : one))
    return { order: paidOrder(order, now), booking: { ...booking, stage: 'booked' as const, instalments } }
  }
  const stage = email === 'expired' || email === 'cancelled' ? email : ('placed' as const)
  return { order: { ...order, stage }, booking }
}

function bookingAt(placedAt: Date): Booking {
  const today = dayInParis(placedAt)
  const [startOn, endOn] = [addDays(today, 90), addDays(today, 92)]
  const balanceOn = addDays(startOn, -30)
  const totalCents = 39_000
  const depositCents = 12_000
  return {
    id: '5f0f3f60-0000-4000-8000-000000000002',
    secret: 'exemple',
    camp: 'exemple',
    startOn,
    endOn,
    placedAt,
    stage: 'held',
    number: `${today.slice(0, 4)}-0000`,
    agreed: {
      totalCents,
      depositCents,
      title,
      path: '/nos-stages',
      startOn,
      endOn,
      location: 'Autrans',
      place: { name: 'Salle d’exemple', city: 'Autrans', country: 'France' },
      lodging: 'none',
      lodgingNote: undefined,
      included: ['l’encadrement', 'les repas du midi'],
      notIncluded: ['le transport'],
      cancellation: [
        { days: 60, keeps: 0 },
        { days: 30, keeps: 'deposit' },
      ],
      cancellationTerms: 'Le barème se lit au jour où votre message nous parvient.',
      balanceDays: 30,
    },
    participants: [participant('Camille', placedAt)],
    instalments: [instalment(1, depositCents, today), instalment(2, totalCents - depositCents, balanceOn)],
    events: [],
    orders: [],
  }
}

function participant(firstName: string, fitnessDeclaredAt: Date): Booking['participants'][number] {
  return {
    bookingId: '5f0f3f60-0000-4000-8000-000000000002',
    rank: 1,
    firstName,
    lastName: 'Martin',
    bornOn: null,
    email: null,
    phone: null,
    licence: null,
    levelGroup: null,
    diet: null,
    roomMate: null,
    emergencyName: null,
    emergencyPhone: null,
    guardianName: null,
    guardianEmail: null,
    fitnessDeclaredAt,
    tariff: 'full',
    priceCents: 36_000,
    options: [{ id: 'navette', label: 'Navette depuis Grenoble', cents: 3000 }],
    leftAt: null,
    keptCents: null,
    papersSeenAt: null,
  }
}

function instalment(rank: number, cents: number, dueOn: string): Booking['instalments'][number] {
  const bookingId = '5f0f3f60-0000-4000-8000-000000000002'
  return { bookingId, rank, cents, dueOn, askedAt: null, remindedAt: null, paidAt: null }
}

function orderOf({ id, agreed }: Booking, contract: SampleContract, now: Date): PlacedOrder {
  const dates = formatDayRangeInWords(agreed.startOn, agreed.endOn)
  const label = `Acompte, stage ${agreed.title}`
  const order = bareOrder(contract, now, {
    withdrawal: [{ line: label, regime: 'dated-leisure', text: noWithdrawalRight }],
    delivery: { label: 'Stage', delay: dates },
  })
  const cents = agreed.depositCents
  const line = {
    id: '1',
    identifier: 'stage:exemple',
    variant: 'part-1',
    label,
    detail: dates,
    quantity: 1,
    unitPriceCents: cents,
    regime: 'dated-leisure' as const,
    art: undefined,
  }
  return { ...order, lines: [line], goodsCents: cents, totalCents: cents, bookingId: id, instalment: 1 }
}
