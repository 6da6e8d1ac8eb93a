import { messageAnswer, messageNotice, messageReceipt } from '#app/domain/messages/emails.ts'
import { answerDueOn, isLead, receiptSubject, subjectName } from '#app/domain/messages/rules.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { MailQuote, TextLines } from './layout/mail-quote.tsx'
import { TextLink } from './layout/text-link.tsx'
import { template } from './templates.server.tsx'

export const messageReceiptEmail = template(messageReceipt, (message, { club }) => {
  const answerBefore = `le ${formatFullDay(answerDueOn(message.receivedAt))}`
  const [what, arrived] = message.message ? ['message', 'arrivé'] : ['demande', 'arrivée']
  return {
    subject: receiptSubject(message, club.name),
    replyTo: club.email,
    title: `Votre ${what} est bien ${arrived}.`,
    preview: `Réponse au plus tard ${answerBefore}.`,
    body: (
      <>
        <MailParagraph>
          Merci de nous avoir {message.message ? 'écrit' : 'laissé votre adresse'}. Un coach lit chaque
          message : vous aurez une réponse au plus tard {answerBefore}.
        </MailParagraph>
        <MailFacts
          facts={[
            { term: 'Sujet', value: subjectName(message) },
            { term: 'À propos de', value: message.concerns },
            { term: 'Reçu le', value: formatInstant(message.receivedAt) },
          ]}
        />
        {message.message ? (
          <>
            <MailParagraph>Voici la copie de votre message :</MailParagraph>
            <MailQuote words={message.message} />
          </>
        ) : null}
        <MailParagraph>
          Ce n’est pas vous qui nous avez écrit ? Répondez à cet e-mail et nous effacerons{' '}
          {message.message ? 'ce message' : 'cette adresse'}.
        </MailParagraph>
      </>
    ),
  }
})

export const messageNoticeEmail = template(messageNotice, (message) => {
  const answerBefore = `le ${formatFullDay(answerDueOn(message.receivedAt))}`
  const { name, email, phone, fromPage } = message
  return {
    subject: `[Contact] ${subjectName(message)} : ${name ?? email}`,
    replyTo: email,
    title: isLead(message) ? 'À recontacter' : 'Nouveau message',
    preview: `De ${name ?? email}, à répondre d’ici ${answerBefore}`,
    body: (
      <>
        <MailFacts
          facts={[
            { term: 'Sujet', value: subjectName(message) },
            { term: 'À propos de', value: message.concerns },
            { term: 'Depuis la page', value: fromPage },
            { term: 'De', value: name },
            { term: 'E-mail', value: <TextLink address={`mailto:${email}`}>{email}</TextLink> },
            {
              term: 'Téléphone',
              value: phone && <TextLink address={`tel:${phone}`}>{phoneOf(phone).shown}</TextLink>,
            },
            { term: 'Reçu le', value: formatInstant(message.receivedAt) },
            { term: 'Réponse promise', value: `au plus tard ${answerBefore}` },
          ]}
        />
        {message.message ? <MailQuote words={message.message} /> : null}
        <MailParagraph>Répondez à cet e-mail : votre réponse part directement à {email}.</MailParagraph>
      </>
    ),
  }
})

export const messageAnswerEmail = template(messageAnswer, ({ text, author, message }, { club }) => ({
  subject: `Re: ${receiptSubject(message, club.name)}`,
  replyTo: club.email,
  title: 'Notre réponse',
  preview: text.slice(0, 120),
  body: (
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a paragraph has no identity but its rank
        <MailParagraph key={index}>
          <TextLines lines={paragraph.split('\n')} />
        </MailParagraph>
      ))}
      <MailParagraph>
        {author}, {club.name}
      </MailParagraph>
      {message.message ? (
        <>
          <MailParagraph>Votre message du {formatInstant(message.receivedAt)} :</MailParagraph>
          <MailQuote words={message.message} />
        </>
      ) : null}
    </>
  ),
}))
