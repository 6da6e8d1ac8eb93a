import { findOfficeCamp } from '#app/domain/camps/office/store.server.ts'
import type { Guide } from '#app/domain/camps/participants-page/guide.ts'
import { campReminder } from '#app/domain/camps/reminders/mails.ts'
import { reminderKinds, type ReminderKind } from '#app/domain/camps/reminders/rules.ts'
import { daysInWords } from '#app/domain/shared/dates/days-in-words.ts'
import type { Services } from '#app/http/context.ts'
import type { ReminderDays } from '#content/collections/reminder-days.ts'
import { mailToCome } from '../../frame/acts/mail-to-come.server.ts'
import type { MailToCome } from '../../frame/acts/mails-to-come.tsx'

/** When each leaves, in words. */
export function reminderTimes(days: ReminderDays): Readonly<Record<ReminderKind, string>> {
  const before = (count: number) => `${daysInWords(count)} avant`
  return {
    papers: before(days.papers),
    packing: before(days.packing),
    meeting: before(days.meeting),
    thanks: days.thanks === 1 ? 'le lendemain du stage' : `${daysInWords(days.thanks)} après le stage`,
  }
}

type Asked = {
  readonly slug: string
  readonly guide: Guide
  readonly times: ReturnType<typeof reminderTimes>
}

/** The reminders of a camp as they would leave with the words that are kept. */
export async function reminderMails(
  services: Services,
  { slug, guide, times }: Asked,
): Promise<MailToCome[]> {
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
        recipient: `chaque participant, ${times[kind]}`,
      }
    }),
  )
}
