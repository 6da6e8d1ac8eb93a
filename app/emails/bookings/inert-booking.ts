import { oneLine } from '../orders/parts/inert.ts'

type Named = { readonly firstName: string; readonly lastName: string }

/** The booking with what people typed in it made unable to disturb the mail around it. */
export function inertBooking<Booked extends { readonly participants: readonly Named[] }>(
  booking: Booked,
): Booked {
  return {
    ...booking,
    participants: booking.participants.map((one) => ({
      ...one,
      firstName: oneLine(one.firstName),
      lastName: oneLine(one.lastName),
    })),
  }
}
