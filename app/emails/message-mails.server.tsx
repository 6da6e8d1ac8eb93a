import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { answerDueOn, messageSubjects } from '#app/domain/messages/rules.ts'
import type { ReceivedMessage } from '#app/domain/messages/rules.ts'
import { formatFullDay } from '#app/domain/shared/french-dates.ts'
import { senderOf } from './mail-sender.ts'
import { MessageNotice } from './message-notice.tsx'
import { MessageReceipt } from './message-receipt.tsx'
import { renderMail } from './render-mail.server.ts'

/** What leaves when a message arrives: a notice to the club (answers go to the sender), a receipt to the sender. */
export async function writeMessageMails(message: ReceivedMessage, club: ClubFacts): Promise<MailToQueue[]> {
  const props = {
    sender: senderOf(club),
    message,
    answerBefore: `le ${formatFullDay(answerDueOn(message.receivedAt))}`,
  }
  return [
    {
      template: 'message-notice',
      recipient: club.email,
      replyTo: message.email,
      subject: `[Contact] ${messageSubjects[message.subject]} : ${message.name}`,
      ...(await renderMail(<MessageNotice {...props} />)),
    },
    {
      template: 'message-receipt',
      recipient: message.email,
      replyTo: club.email,
      subject: `Votre message à ${club.name} est bien arrivé`,
      ...(await renderMail(<MessageReceipt {...props} />)),
    },
  ]
}
