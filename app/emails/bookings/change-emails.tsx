import { bookingChanged, placeReceived } from '#app/domain/camps/bookings/mails.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { template } from '../templates.server.tsx'

const said = {
  options: 'Options changées pour',
  left: 'Ne vient plus',
  transferred: 'Vient à sa place',
} as const

const bookingChangedEmail = template(bookingChanged, (facts, { siteUrl }) => {
  const { firstName, camp, number, secret, what, who, changeCents, refundCents, by, word } = facts
  return {
    subject: typographyOf(`Stage ${camp} : votre inscription a changé`),
    title: 'Votre inscription a changé.',
    preview: `${said[what]} : ${who}.`,
    greets: firstName,
    body: (
      <>
        <MailParagraph>
          {by === 'club'
            ? 'Le club a changé votre inscription, comme convenu. Voici ce qui change.'
            : 'C’est enregistré. Voici ce qui change.'}
        </MailParagraph>
        {word === '' ? null : (
          <MailParagraph>
            <bdi>{word}</bdi>
          </MailParagraph>
        )}
        <MailFacts
          facts={[
            { term: 'Stage', value: camp },
            { term: 'Inscription', value: number },
            { term: said[what], value: <bdi>{who}</bdi> },
            { term: 'En plus', value: changeCents > 0 ? formatEuros(changeCents) : undefined },
            { term: 'En moins', value: changeCents < 0 ? formatEuros(-changeCents) : undefined },
            { term: 'Rendu', value: refundCents > 0 ? formatEuros(refundCents) : undefined },
          ]}
        />
        <MailLink address={`${siteUrl}/inscription/${secret}`}>Voir mon inscription</MailLink>
      </>
    ),
  }
})

const placeReceivedEmail = template(placeReceived, ({ firstName, camp, path, by }, { siteUrl }) => ({
  subject: typographyOf(`Stage ${camp} : une place est à votre nom`),
  title: 'Une place est à votre nom.',
  preview: `${by} vous la cède.`,
  greets: firstName,
  body: (
    <>
      <MailParagraph>
        <bdi>{by}</bdi>
        {` vous cède sa place au stage ${camp}. Le paiement et les documents restent avec la personne qui a réservé. Si ce n’était pas convenu entre vous, répondez à ce message.`}
      </MailParagraph>
      <MailLink address={`${siteUrl}${path}`}>Voir le stage</MailLink>
    </>
  ),
}))

export const changeEmails = [bookingChangedEmail, placeReceivedEmail]
