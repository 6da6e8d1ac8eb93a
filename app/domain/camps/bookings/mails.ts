import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'

const about = {
  firstName: z.string(),
  camp: z.string(),
  /** « 2026-0418 » */
  number: z.string(),
  secret: z.string(),
}

const demand = z.object({ ...about, cents: z.int(), dueOn: z.iso.date(), isLate: z.boolean() })

/** To who booked: the next payment, with its day and the way to pay; once more when that day has passed. */
export const balanceDemand: EmailTemplate<z.infer<typeof demand>> = { name: 'booking-balance', facts: demand }

const late = z.object({ camp: z.string(), number: z.string(), cents: z.int(), dueOn: z.iso.date() })

/** To the club: a payment is late, and the coach decides. Nothing is cancelled by itself. */
export const balanceLate: EmailTemplate<z.infer<typeof late>> = { name: 'booking-balance-late', facts: late }

const cancelled = z.object({
  ...about,
  keptCents: z.int(),
  refundCents: z.int(),
  /** Whose act it is: of who booked, of the club for one booking, or for the whole camp. */
  by: z.enum(['participant', 'club', 'camp']).default('participant'),
  reason: z.string().default(''),
})

/** To who booked: it is given up, with what is kept and what is given back. Cents. */
export const bookingCancelled: EmailTemplate<z.infer<typeof cancelled>> = {
  name: 'booking-cancelled-by-participant',
  facts: cancelled,
}

const calledOff = z.object({ firstName: z.string(), camp: z.string(), by: z.string(), reason: z.string() })

/** To who takes part, or their guardian, when the club calls the camp off: money is between the club and who booked. */
export const campCalledOff: EmailTemplate<z.infer<typeof calledOff>> = {
  name: 'camp-called-off',
  facts: calledOff,
}

const given = z.object({ camp: z.string(), number: z.string(), places: z.int(), refundCents: z.int() })

/** To the club: places are free again. */
export const placesGivenUp: EmailTemplate<z.infer<typeof given>> = {
  name: 'booking-places-free',
  facts: given,
}

const changed = z.object({
  ...about,
  what: z.enum(['options', 'left', 'transferred']),
  /** Who is concerned. */
  who: z.string(),
  /** More to pay; less below 0. */
  changeCents: z.int(),
  refundCents: z.int(),
  /** Whose act it is. */
  by: z.enum(['participant', 'club']).default('participant'),
  /** Of the club. */
  word: z.string().default(''),
})
export type BookingChange = z.infer<typeof changed>

/** To who booked: options, one who does not come any more, or a place that is somebody else’s now. Cents. */
export const bookingChanged: EmailTemplate<BookingChange> = {
  name: 'booking-changed',
  facts: changed,
}

const received = z.object({ firstName: z.string(), camp: z.string(), path: z.string(), by: z.string() })

/** To who was given somebody’s place. */
export const placeReceived: EmailTemplate<z.infer<typeof received>> = {
  name: 'booking-place-received',
  facts: received,
}
