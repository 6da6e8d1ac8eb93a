import { z } from 'zod'
import type { EmailTemplate } from '#app/domain/shared/email-template.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'

/** What one may be told of, by the room it belongs to. */
export const noticeRooms = {
  commandes: 'Commandes, paiements, rétractations',
  messages: 'Messages sans réponse',
  competitions: 'Courses proposées',
  temoignages: 'Témoignages à lire',
  produits: 'Stock bas',
  athletes: 'Invitations sans suite',
  envois: 'E-mails qui ne partent pas',
  reglages: 'Ce qui manque ou échoue sur le site',
} as const

export const isNoticeRoom = isKeyOf(noticeRooms)

const hour = z.coerce.number().int().min(0).max(23)

export const noticesSchema = z.object({
  rooms: z.array(z.string().refine((room) => isNoticeRoom(room))),
  quietFrom: hour,
  quietUntil: hour,
  byMail: z.boolean(),
})

export const quietSchema = noticesSchema.pick({ quietFrom: true, quietUntil: true })
export type QuietHours = z.output<typeof quietSchema>

export type Notices = Omit<z.output<typeof noticesSchema>, 'rooms'> & { readonly rooms: readonly string[] }

/** Of somebody who chose nothing. */
export const noNotices: Notices = { rooms: [], quietFrom: 21, quietUntil: 7, byMail: false }

/** Whether nothing is to be sent at an hour, the end left out. @param hour 0 to 23 */
export function isQuiet(
  { quietFrom, quietUntil }: Pick<Notices, 'quietFrom' | 'quietUntil'>,
  hour: number,
): boolean {
  if (quietFrom <= quietUntil) return quietFrom <= hour && hour < quietUntil
  return hour >= quietFrom || hour < quietUntil
}

const oneHour = 3_600_000

/** When somebody may be told again, at a full hour. @param hourOf the hour of an instant, 0 to 23, where they live */
export function quietEnd(quiet: QuietHours, now: Date, hourOf: (instant: Date) => number): Date {
  let time = Math.ceil(now.getTime() / oneHour) * oneHour
  while (isQuiet(quiet, hourOf(new Date(time)))) time += oneHour
  return new Date(time)
}

const line = z.object({ title: z.string(), detail: z.string() })
const facts = z.object({ lines: z.array(line), left: z.number() })

/** To somebody of the office, once a day: what is new among what waits. */
export const officeDigest: EmailTemplate<z.infer<typeof facts>> = { name: 'office-digest', facts }

/** What a browser says of itself when it subscribes. */
export const subscriptionSchema = z.object({
  endpoint: z.url().max(2000),
  publicKey: z.base64url().length(87),
  secret: z.base64url().length(22),
})
