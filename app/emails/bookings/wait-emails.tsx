import { bookingsOpen, offerLapsed, placeOffered, waitAsked, waitEnded } from '#app/domain/places/mails.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { template } from '../templates.server.tsx'

const pageOf = (siteUrl: string, secret: string) => `${siteUrl}/liste-d-attente/${secret}`
const placesOf = (places: number) => (places > 1 ? `${places} places` : 'une place')

const waitAskedEmail = template(waitAsked, ({ firstName, camp, places, secret }, { siteUrl }) => ({
  subject: typographyOf(`Stage ${camp} : confirmez votre adresse`),
  title: 'Un dernier geste.',
  preview: 'Confirmez votre adresse pour entrer dans la liste.',
  greets: firstName,
  body: (
    <>
      <MailParagraph>
        {`Vous demandez à être prévenu pour ${placesOf(places)} au stage ${camp}. Confirmez votre adresse : votre rang compte à partir de ce moment-là.`}
      </MailParagraph>
      <MailLink address={pageOf(siteUrl, secret)}>Confirmer mon adresse</MailLink>
      <MailParagraph>
        Si vous n’avez rien demandé, ne faites rien : vous ne recevrez rien d’autre.
      </MailParagraph>
    </>
  ),
}))

const placeOfferedEmail = template(
  placeOffered,
  ({ firstName, camp, places, secret, until }, { siteUrl }) => ({
    subject: typographyOf(`Stage ${camp} : ${placesOf(places)} pour vous`),
    title: places > 1 ? `${places} places sont pour vous.` : 'Une place est pour vous.',
    preview: `Gardée pour vous jusqu’au ${formatInstant(until)}.`,
    greets: firstName,
    body: (
      <>
        <MailParagraph>
          {`Vous attendiez ${placesOf(places)} au stage ${camp} : c’est le moment. Personne d’autre ne peut les prendre jusqu’au ${formatInstant(until)}, heure de Paris.`}
        </MailParagraph>
        <MailLink address={pageOf(siteUrl, secret)}>Prendre la place</MailLink>
        <MailParagraph>
          La même page permet de la laisser et de rester dans la liste, ou d’en sortir. Sans réponse à ce
          moment-là, elle est proposée à la personne suivante.
        </MailParagraph>
      </>
    ),
  }),
)

const offerLapsedEmail = template(offerLapsed, ({ firstName, camp, secret }, { siteUrl }) => ({
  subject: typographyOf(`Stage ${camp} : la place est passée à la personne suivante`),
  title: 'Le délai est passé.',
  preview: 'Vous pouvez revenir dans la liste.',
  greets: firstName,
  body: (
    <>
      <MailParagraph>
        {`Sans réponse de votre part, la place du stage ${camp} est proposée à la personne suivante et vous êtes sorti de la liste. Rien n’est dû. Vous pouvez y revenir, à la fin, par votre page.`}
      </MailParagraph>
      <MailLink address={pageOf(siteUrl, secret)}>Revenir dans la liste</MailLink>
    </>
  ),
}))

const bookingsOpenEmail = template(bookingsOpen, ({ firstName, camp, path }, { siteUrl }) => ({
  subject: typographyOf(`Stage ${camp} : les inscriptions sont ouvertes`),
  title: 'Les inscriptions sont ouvertes.',
  preview: `Le stage ${camp} vous attend.`,
  greets: firstName,
  body: (
    <>
      <MailParagraph>{`Les inscriptions au stage ${camp} viennent d’ouvrir.`}</MailParagraph>
      <MailLink address={`${siteUrl}${path}`}>Voir le stage</MailLink>
    </>
  ),
}))

const waitEndedEmail = template(waitEnded, ({ firstName, camp, reason }, { siteUrl }) => ({
  subject: typographyOf(`Stage ${camp} : il n’aura pas lieu`),
  title: 'Ce stage n’aura pas lieu.',
  preview: 'La liste d’attente est close.',
  greets: firstName,
  body: (
    <>
      <MailParagraph>
        {`Vous attendiez une place au stage ${camp}. Le club l’annule et la liste d’attente est close : vous n’avez rien à faire.`}
      </MailParagraph>
      {reason === '' ? null : (
        <MailParagraph>
          <bdi>{reason}</bdi>
        </MailParagraph>
      )}
      <MailLink address={`${siteUrl}/nos-stages`}>Voir les autres stages</MailLink>
    </>
  ),
}))

export const waitEmails = [
  waitAskedEmail,
  placeOfferedEmail,
  offerLapsedEmail,
  bookingsOpenEmail,
  waitEndedEmail,
]
