import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { daysToDisown, newSignIn } from '#app/domain/sign-ins/emails.ts'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

/** A sign-in from a device that had not signed in before, and how to disown it. */
export const newSignInEmail = template(newSignIn, ({ at, device, token }, { club, siteUrl }, sender) => {
  const address = new URL('/connexion-inconnue', siteUrl)
  address.searchParams.set('jeton', token)
  return {
    subject: 'Nouvelle connexion à votre compte',
    replyTo: club.email,
    title: 'Nouvelle connexion.',
    preview: `${device}, le ${formatInstant(at)}.`,
    greets: '',
    body: (
      <>
        <MailParagraph>
          Votre compte vient d’être ouvert sur un appareil qui ne l’avait encore jamais ouvert.
        </MailParagraph>
        <MailParagraph>
          {device}, le {formatInstant(at)}.
        </MailParagraph>
        <MailParagraph>C’était vous ? Vous n’avez rien à faire.</MailParagraph>
        <MailLink address={address.href}>Ce n’était pas moi</MailLink>
        <MailParagraph>
          Une page vous demandera de confirmer. Toutes les sessions seront alors fermées, votre mot de passe
          n’ouvrira plus rien, et un autre e-mail vous en fera choisir un nouveau. Le lien sert une fois,
          pendant {daysToDisown} jours. Un doute ? Appelez-nous au {sender.phone}.
        </MailParagraph>
      </>
    ),
  }
})
