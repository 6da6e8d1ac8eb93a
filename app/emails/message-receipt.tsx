import { messageSubjects } from '#app/domain/messages/rules.ts'
import type { ReceivedMessage } from '#app/domain/messages/rules.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { MailFacts } from './mail-facts.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { MailQuote } from './mail-quote.tsx'
import type { MailSender } from './mail-sender.ts'

type MessageReceiptProps = { sender: MailSender; message: ReceivedMessage; answerBefore: string }

/** To the person who wrote: it arrived, here is a copy, and when to expect an answer. */
export function MessageReceipt({ sender, message, answerBefore }: MessageReceiptProps) {
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
