import type { Booking } from '#app/domain/camps/bookings/store.server.ts'
import { oneLine } from '../orders/parts/inert.ts'

/** The booking with what people typed in it made unable to disturb the mail around it. */
export function inertBooking(booking: Booking): Booking {
  return {
    ...booking,
    participants: booking.participants.map((one) => ({
      ...one,
      firstName: oneLine(one.firstName),
      lastName: oneLine(one.lastName),
    })),
  }
}
