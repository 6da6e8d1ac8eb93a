import {
  balanceDemand,
  balanceLate,
  bookingCancelled,
  placesGivenUp,
} from '#app/domain/camps/bookings/mails.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { template } from '../templates.server.tsx'
import { changeEmails } from './change-emails.tsx'
import { packageFormEmail } from './package-form.tsx'
import { participantEmails } from './participant-emails.tsx'

const pageOf = (siteUrl: string, secret: string) => `${siteUrl}/inscription/${secret}`

const balanceDemandEmail = template(balanceDemand, (facts, { siteUrl }) => {
  const { firstName, camp, number, secret, cents, dueOn, isLate } = facts
  const day = formatDay(dueOn)
  return {
    subject: typographyOf(
      isLate ? `Stage ${camp} : votre solde est en retard` : `Stage ${camp} : votre solde, avant le ${day}`,
    ),
    title: isLate ? 'Votre solde est en retard.' : 'Votre solde arrive à échéance.',
    preview: `${formatEuros(cents)}, ${isLate ? 'attendus depuis le' : 'au plus tard le'} ${day}.`,
    greets: firstName,
    body: (
      <>
        <MailParagraph>
          {isLate
            ? 'Nous n’avons pas encore reçu le solde de votre inscription. Réglez-le par la page ci-dessous, ou répondez à ce message si quelque chose vous en empêche.'
            : 'Voici ce qu’il reste à régler de votre inscription. La page ci-dessous propose la carte et le virement.'}
        </MailParagraph>
        <MailFacts
          facts={[
            { term: 'Stage', value: camp },
            { term: 'Inscription', value: number },
            { term: 'À régler', value: formatEuros(cents) },
            { term: 'Au plus tard le', value: day },
          ]}
        />
        <MailLink address={pageOf(siteUrl, secret)}>Régler le solde</MailLink>
      </>
    ),
  }
})

const balanceLateEmail = template(balanceLate, ({ camp, number, cents, dueOn }) => ({
  subject: typographyOf(`[Stage] Solde en retard : ${camp}, ${number}`),
  title: 'Un solde est en retard',
  preview: `${formatEuros(cents)} attendus depuis le ${formatDay(dueOn)}`,
  body: (
    <MailParagraph>
      {`L’inscription ${number} au stage ${camp} devait être soldée le ${formatDay(dueOn)} : ${formatEuros(cents)} manquent. Un rappel vient de partir. Rien n’est annulé de soi-même : à vous de décider.`}
    </MailParagraph>
  ),
}))

const bookingCancelledEmail = template(bookingCancelled, (facts, { siteUrl }) => {
  const { firstName, camp, number, secret, keptCents, refundCents, by, reason } = facts
  const why = {
    participant: `À votre demande, l’inscription ${number} au stage ${camp} est annulée et vos places sont rendues.`,
    club: `Le club a annulé l’inscription ${number} au stage ${camp}.`,
    camp: `Le club annule le stage ${camp} : votre inscription ${number} l’est aussi, et tout ce que vous avez payé vous est rendu.`,
  }
  return {
    subject: typographyOf(
      by === 'camp' ? `Stage ${camp} : il n’aura pas lieu` : `Stage ${camp} : votre inscription est annulée`,
    ),
    title: 'Votre inscription est annulée.',
    preview: refundCents > 0 ? `${formatEuros(refundCents)} vous sont rendus.` : 'Vos places sont rendues.',
    greets: firstName,
    body: (
      <>
        <MailParagraph>{why[by]}</MailParagraph>
        {reason === '' ? null : (
          <MailParagraph>
            <bdi>{reason}</bdi>
          </MailParagraph>
        )}
        <MailFacts
          facts={[
            { term: 'Gardé selon le barème', value: by === 'camp' ? undefined : formatEuros(keptCents) },
            { term: 'Rendu', value: formatEuros(refundCents) },
          ]}
        />
        <MailParagraph>
          Ce qui vous est rendu vient par le même moyen de paiement, sous quatorze jours au plus ; un message
          à part vous donne votre avoir.
        </MailParagraph>
        <MailLink address={pageOf(siteUrl, secret)}>Voir mon inscription</MailLink>
      </>
    ),
  }
})

const placesGivenUpEmail = template(placesGivenUp, ({ camp, number, places, refundCents }) => ({
  subject: typographyOf(`[Stage] Places rendues : ${camp}, ${places}`),
  title: 'Une inscription est annulée',
  preview: `${camp}, ${number}`,
  body: (
    <MailParagraph>
      {`L’inscription ${number} au stage ${camp} est annulée par qui l’a faite. Places rendues : ${places}. Somme rendue : ${formatEuros(refundCents)}. Ce qui fut payé par virement est à rendre à la main.`}
    </MailParagraph>
  ),
}))

export const bookingEmails = [
  ...participantEmails,
  packageFormEmail,
  balanceDemandEmail,
  balanceLateEmail,
  bookingCancelledEmail,
  placesGivenUpEmail,
  ...changeEmails,
]
