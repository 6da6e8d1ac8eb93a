import { Link } from 'react-email'
import { messageNotice } from '#app/domain/messages/emails.ts'
import { answerDueOn, messageSubjects, type ReceivedMessage } from '#app/domain/messages/rules.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { phoneOf } from '#app/domain/shared/phone.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailLayout } from './layout/mail-layout.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { MailQuote } from './layout/mail-quote.tsx'
import { type MailSender, senderOf } from './layout/mail-sender.ts'
import { mailStyles } from './layout/mail-styles.ts'
import { template } from './templates.server.ts'

export const messageNoticeEmail = template(messageNotice, (message, { club }) => ({
  subject: `[Contact] ${messageSubjects[message.subject]} : ${message.name}`,
  replyTo: message.email,
  body: <MessageNotice sender={senderOf(club)} message={message} />,
}))

function MessageNotice({ sender, message }: { sender: MailSender; message: ReceivedMessage }) {
  const answerBefore = `le ${formatFullDay(answerDueOn(message.receivedAt))}`
  const { name, email, phone } = message
  return (
    <MailLayout
      sender={sender}
      title="Nouveau message"
      preview={`De ${name}, à répondre d’ici ${answerBefore}`}
    >
      <MailFacts
        facts={[
          { term: 'Sujet', value: messageSubjects[message.subject] },
          { term: 'À propos de', value: message.concerns },
          { term: 'De', value: name },
          { term: 'E-mail', value: <MailLink href={`mailto:${email}`} label={email} /> },
          {
            term: 'Téléphone',
            value: phone && <MailLink href={`tel:${phone}`} label={phoneOf(phone).shown} />,
          },
          { term: 'Reçu le', value: formatInstant(message.receivedAt) },
          { term: 'Réponse promise', value: `au plus tard ${answerBefore}` },
        ]}
      />
      <MailQuote words={message.message} />
      <MailParagraph>Répondez à cet e-mail : votre réponse part directement à {email}.</MailParagraph>
    </MailLayout>
  )
}

function MailLink({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} style={mailStyles.link}>
      {label}
    </Link>
  )
}
