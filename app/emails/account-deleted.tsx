import { accountDeleted } from '#app/domain/account-data/deleted-email.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

const text = 'Votre compte et les données qui allaient avec sont supprimés.'

export const accountDeletedEmail = template(accountDeleted, ({ at, kept }, { club }, sender) => ({
  subject: 'Votre compte est supprimé',
  replyTo: club.email,
  title: 'Votre compte est supprimé.',
  preview: text,
  greets: '',
  body: (
    <>
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
    </>
  ),
}))
