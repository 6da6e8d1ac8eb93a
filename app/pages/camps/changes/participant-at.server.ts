import { href, redirect, type RouterContextProvider } from 'react-router'
import { readChange } from '#app/domain/camps/changes/read-change-store.server.ts'
import { bookingAt, ofThisBooking } from '../booked/read-booked.server.ts'

export type Asked = {
  request: Request
  params: { secret: string; rank: string }
  context: Readonly<RouterContextProvider>
}

/** One participant who comes, of a booking that may still change; else its page. */
export async function participantAt(asked: Asked) {
  const { booking, services } = await bookingAt(asked)
  const { rank } = asked.params
  const found = /^[1-9]\d?$/.test(rank) ? await readChange(services, booking, Number(rank)) : undefined
  if (!found)
    throw redirect(href('/inscription/:secret', { secret: booking.secret }), { headers: ofThisBooking })
  return { booking, services, ...found }
}
