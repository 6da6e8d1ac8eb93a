import { campCalledOff } from '#app/domain/camps/bookings/mails.ts'
import { campGift } from '#app/domain/camps/gifts/mails.ts'
import { participantsPageTurned, participantWrites } from '#app/domain/camps/participants-page/mails.ts'
import { campReminder } from '#app/domain/camps/reminders/mails.ts'
import { formatDayRangeInWords } from '#app/domain/shared/dates/french-dates.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { MailQuote } from '../layout/mail-quote.tsx'
import { oneLine } from '../orders/parts/inert.ts'
import { template } from '../templates.server.tsx'
import { reminderWords } from './reminder-words.ts'

const pageOf = (siteUrl: string, secret: string) => `${siteUrl}/entre-participants/${secret}`

const campReminderEmail = template(campReminder, (facts, { siteUrl }) => {
  const { kind, firstName, camp, startOn, endOn, place, words, weather, photosUrl, secret, testimonial } =
    facts
  const said = reminderWords[kind]
  const isOver = kind === 'thanks'
  return {
    subject: typographyOf(`Stage ${camp} : ${said.subject}`),
    title: said.title,
    preview: said.preview,
    greets: firstName,
    body: (
      <>
        {said.text.map((text) => (
          <MailParagraph key={text}>{text}</MailParagraph>
        ))}
        {words ? <MailQuote words={words} /> : null}
        {isOver ? null : (
          <MailFacts
            facts={[
              { term: 'Stage', value: camp },
              { term: 'Dates', value: formatDayRangeInWords(startOn, endOn) },
              { term: 'Lieu', value: place },
              { term: 'Météo', value: kind === 'meeting' && weather ? weather : undefined },
            ]}
          />
        )}
        {isOver && photosUrl ? <MailLink address={photosUrl}>Voir les photos</MailLink> : null}
        {testimonial ? (
          <>
            <MailParagraph>
              Une phrase ou dix : racontez ce stage à qui hésite encore. Rien ne paraît sans votre accord, et
              vous le retirez quand vous voulez.
            </MailParagraph>
            <MailLink address={`${siteUrl}/temoigner/${testimonial}`}>Raconter mon stage</MailLink>
          </>
        ) : null}
        <MailLink address={pageOf(siteUrl, secret)}>La page des participants</MailLink>
      </>
    ),
  }
})

const pageTurnedEmail = template(participantsPageTurned, ({ camp, firstName, secret }, { siteUrl }) => ({
  subject: typographyOf(`Stage ${camp} : la nouvelle adresse de votre page`),
  title: 'Votre page a une nouvelle adresse.',
  preview: 'L’ancienne ne s’ouvre plus.',
  greets: firstName,
  body: (
    <>
      <MailParagraph>
        Une personne de votre inscription ne vient plus. La page des participants ne s’ouvre donc plus à son
        ancienne adresse : voici la vôtre.
      </MailParagraph>
      <MailLink address={pageOf(siteUrl, secret)}>La page des participants</MailLink>
    </>
  ),
}))

const campGiftEmail = template(
  campGift,
  ({ firstName, from, camp, startOn, endOn, words, secret }, { siteUrl }) => ({
    subject: typographyOf(`${oneLine(from)} vous offre un stage : ${camp}`),
    title: 'Un stage vous est offert.',
    preview: `${camp}, ${formatDayRangeInWords(startOn, endOn)}`,
    greets: firstName,
    body: (
      <>
        <MailParagraph>
          <bdi>{from}</bdi> vous offre une place au stage {camp}, {formatDayRangeInWords(startOn, endOn)}.
        </MailParagraph>
        {words ? <MailQuote words={words} /> : null}
        <MailParagraph>
          Votre place est prise et payée. Une carte vous attend, à imprimer si vous le souhaitez ; le
          programme et les rappels suivront à cette adresse.
        </MailParagraph>
        <MailLink address={`${siteUrl}/cadeau/${secret}`}>Voir la carte</MailLink>
      </>
    ),
  }),
)

const participantWritesEmail = template(
  participantWrites,
  ({ camp, firstName, words, secret, from }, { siteUrl }) => ({
    subject: typographyOf(`Stage ${camp} : ${oneLine(firstName)} vous écrit`),
    title: 'Un participant vous écrit.',
    preview: `À propos du stage ${camp}.`,
    body: (
      <>
        <MailParagraph>
          <bdi>{firstName}</bdi>, qui vient aussi au stage {camp}, vous écrit par notre site, sans connaître
          votre adresse. Répondez par la page : la vôtre reste cachée aussi.
        </MailParagraph>
        <MailQuote words={words} />
        <MailLink address={`${pageOf(siteUrl, secret)}?a=${from}#ecrire`}>Répondre</MailLink>
      </>
    ),
  }),
)

const campCalledOffEmail = template(campCalledOff, ({ firstName, camp, by, reason }, { siteUrl }) => ({
  subject: typographyOf(`Stage ${camp} : il n’aura pas lieu`),
  title: 'Ce stage n’aura pas lieu.',
  preview: `Le club annule le stage ${camp}.`,
  greets: firstName,
  body: (
    <>
      <MailParagraph>
        {`Le club annule le stage ${camp}, auquel vous étiez inscrit. Vous n’avez rien à faire.`}
      </MailParagraph>
      {reason === '' ? null : <MailQuote words={reason} />}
      <MailParagraph>
        Ce qui a été payé est rendu à la personne qui a réservé, <bdi>{by}</bdi>, qui reçoit le détail.
      </MailParagraph>
      <MailLink address={`${siteUrl}/nos-stages`}>Voir les autres stages</MailLink>
    </>
  ),
}))

export const participantEmails = [
  pageTurnedEmail,
  campReminderEmail,
  campGiftEmail,
  participantWritesEmail,
  campCalledOffEmail,
]
