import type { ToldBooking } from '#app/domain/camps/bookings/store.server.ts'
import { readEmailFacts } from '#app/domain/orders/store.server.ts'
import { writeBookingMail } from '#app/emails/bookings/mails.server.tsx'
import type { Services } from '#app/http/context.ts'
import { withPlace } from '../../frame/acts/mail-to-come.server.ts'
import type { MailToCome } from '../../frame/acts/mails-to-come.tsx'

/** The contract of a booking to come, to be read before. @param word what a coach adds, or where it is to stand */
export async function contractMail(services: Services, told: ToldBooking, word = ''): Promise<MailToCome[]> {
  const about = { ...(await readEmailFacts(services)), facts: { word } }
  const written = (await writeBookingMail('received', { ...about, ...told })) ?? []
  return written.map(({ recipient, ...mail }) => ({ recipient, ...withPlace(mail) }))
}
