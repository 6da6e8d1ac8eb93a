import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { senderOf } from './mail-sender.ts'
import { renderMail } from './render-mail.server.ts'

type Deletion = { to: string; at: Date; kept: readonly { title: string; reason: string }[] }

/** The last letter of an account: it is gone, and this is what stays, and why. */
export async function writeAccountDeletedMail(
  { to, at, kept }: Deletion,
  club: ClubFacts,
): Promise<MailToQueue> {
  const sender = senderOf(club)
  const text = 'Votre compte et les données qui allaient avec sont supprimés.'
  const mail = await renderMail(
    <MailLayout sender={sender} title="Votre compte est supprimé." preview={text}>
      <MailParagraph>Bonjour,</MailParagraph>
      <MailParagraph>{text}</MailParagraph>
      <MailParagraph>C’était le {formatInstant(at)}.</MailParagraph>
      <MailParagraph>Ce qui reste, et pourquoi :</MailParagraph>
      {kept.map(({ title, reason }) => (
        <MailParagraph key={title}>
          {title} : {reason}
        </MailParagraph>
      ))}
      <MailParagraph>
        Ce n’était pas vous ? Prévenez-nous sans attendre au {sender.phone} ou en répondant à ce message.
      </MailParagraph>
    </MailLayout>,
  )
  return {
    template: 'account-deleted',
    recipient: to,
    replyTo: club.email,
    subject: 'Votre compte est supprimé',
    ...mail,
  }
}
