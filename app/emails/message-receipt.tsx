import { messageReceipt } from '#app/domain/messages/emails.ts'
import { answerDueOn, messageSubjects, type ReceivedMessage } from '#app/domain/messages/rules.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailLayout } from './layout/mail-layout.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { MailQuote } from './layout/mail-quote.tsx'
import { type MailSender, senderOf } from './layout/mail-sender.ts'
import { template } from './templates.server.ts'

export const messageReceiptEmail = template(messageReceipt, (message, { club }) => ({
  subject: `Votre message à ${club.name} est bien arrivé`,
  replyTo: club.email,
  body: <MessageReceipt sender={senderOf(club)} message={message} />,
}))

function MessageReceipt({ sender, message }: { sender: MailSender; message: ReceivedMessage }) {
  const answerBefore = `le ${formatFullDay(answerDueOn(message.receivedAt))}`
  return (
    <MailLayout
      sender={sender}
      title="Votre message est bien arrivé."
      preview={`Réponse au plus tard ${answerBefore}.`}
    >
      <MailParagraph>
        Merci de nous avoir écrit. Un coach lit chaque message : vous aurez une réponse au plus tard{' '}
        {answerBefore}.
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Sujet', value: messageSubjects[message.subject] },
          { term: 'À propos de', value: message.concerns },
          { term: 'Reçu le', value: formatInstant(message.receivedAt) },
        ]}
      />
      <MailParagraph>Voici la copie de votre message :</MailParagraph>
      <MailQuote words={message.message} />
      <MailParagraph>
        Ce n’est pas vous qui nous avez écrit ? Répondez à cet e-mail et nous effacerons ce message.
      </MailParagraph>
    </MailLayout>
  )
}
