import { findOfficeCamp } from '#app/domain/camps/office/store.server.ts'
import type { Guide } from '#app/domain/camps/participants-page/guide.ts'
import { campReminder } from '#app/domain/camps/reminders/mails.ts'
import { reminderKinds } from '#app/domain/camps/reminders/rules.ts'
import type { Services } from '#app/http/context.ts'
import { mailToCome } from '../../frame/acts/mail-to-come.server.ts'
import type { MailToCome } from '../../frame/acts/mails-to-come.tsx'

const recipients = {
  papers: 'chaque participant, deux semaines avant',
  packing: 'chaque participant, une semaine avant',
  meeting: 'chaque participant, trois jours avant',
  thanks: 'chaque participant, le lendemain du stage',
} as const

/** The reminders of a camp as they would leave with the words that are kept. */
export async function reminderMails(services: Services, slug: string, guide: Guide): Promise<MailToCome[]> {
  const camp = await findOfficeCamp(services, slug)
  if (!camp) return []
  const { title, startOn, endOn, location } = camp
  const { weather, photosUrl } = guide
  const said = {
    firstName: '…',
    camp: title,
    startOn,
    endOn,
    place: location,
    weather,
    photosUrl,
    secret: '…',
  }
  return Promise.all(
    reminderKinds.map(async (kind) => {
      const words = kind === 'thanks' ? '' : guide[kind]
      return {
        ...(await mailToCome(services, campReminder, { ...said, kind, words })),
        recipient: recipients[kind],
      }
    }),
  )
}
