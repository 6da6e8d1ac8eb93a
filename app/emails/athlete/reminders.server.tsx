import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { renderMail } from '../render-mail.server.ts'
import { headingOf } from './reminder-headings.ts'
import type { ReminderLetter } from './reminder-letter.ts'
import { Reminder } from './reminder.tsx'

export async function writeReminderMail(letter: ReminderLetter): Promise<MailToQueue> {
  const { reminder, today, club, cutUrl } = letter
  return {
    template: `reminder-${reminder.kind}`,
    recipient: reminder.email,
    replyTo: club.email,
    subject: headingOf(reminder, today).subject,
    unsubscribeUrl: cutUrl,
    ...(await renderMail(<Reminder letter={letter} />)),
  }
}
