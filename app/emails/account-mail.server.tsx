import type { AccountLetter } from '../domain/accounts/account-letter.ts'
import type { ClubFacts } from '../domain/club/store.server.ts'
import type { MailToQueue } from '../domain/mail/store.server.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailLink } from './mail-link.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { senderOf } from './mail-sender.ts'
import { renderMail } from './render-mail.server.ts'

type Words = { subject: string; title: string; text: string; button: string }

const words: Record<AccountLetter['kind'], Words> = {
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    title: 'Confirmez votre adresse.',
    text: 'Un compte a été demandé avec cette adresse e-mail.',
    button: 'Confirmer mon adresse',
  },
  invite: {
    subject: 'Votre espace athlète vous attend',
    title: 'Bienvenue au club.',
    text: 'Vous êtes invité à ouvrir votre espace athlète.',
    button: 'Accepter l’invitation',
  },
  magiclink: {
    subject: 'Votre lien de connexion',
    title: 'Connectez-vous d’un geste.',
    text: 'Voici le lien de connexion que vous avez demandé.',
    button: 'Me connecter',
  },
  recovery: {
    subject: 'Choisissez un nouveau mot de passe',
    title: 'Un nouveau mot de passe.',
    text: 'Vous avez demandé à changer de mot de passe.',
    button: 'Choisir un mot de passe',
  },
  email_change_current: {
    subject: 'Changement d’adresse e-mail : votre accord',
    title: 'Votre adresse va changer.',
    text: 'Un changement d’adresse e-mail a été demandé pour votre compte.',
    button: 'Accepter le changement',
  },
  email_change_new: {
    subject: 'Confirmez votre nouvelle adresse e-mail',
    title: 'Votre nouvelle adresse.',
    text: 'Cette adresse a été donnée comme nouvelle adresse d’un compte.',
    button: 'Confirmer cette adresse',
  },
  reauthentication: {
    subject: 'Votre code de confirmation',
    title: 'Votre code.',
    text: 'Ce code confirme que le changement vient bien de vous.',
    button: '',
  },
}

/** A letter of the authentication service, in the words of the club. Its link works without JavaScript. */
export async function writeAccountMail(
  letter: AccountLetter,
  club: ClubFacts,
  siteUrl: string,
): Promise<MailToQueue> {
  const { subject, title, text, button } = words[letter.kind]
  const address = letter.link ? linkAddress(letter.link, siteUrl) : undefined
  const mail = await renderMail(
    <MailLayout sender={senderOf(club)} title={title} preview={text}>
      <MailParagraph>{text}</MailParagraph>
      {address ? <MailLink address={address}>{button}</MailLink> : null}
      <MailParagraph>Le code à saisir : {letter.code}</MailParagraph>
      <MailParagraph>
        Vous n’avez rien demandé ? Ne faites rien : sans ce lien ni ce code, personne n’entre.
      </MailParagraph>
    </MailLayout>,
  )
  return { template: `account-${letter.kind}`, recipient: letter.to, replyTo: club.email, subject, ...mail }
}

function linkAddress({ tokenHash, type, redirectTo }: NonNullable<AccountLetter['link']>, siteUrl: string) {
  const address = new URL('/logged', siteUrl)
  address.searchParams.set('token_hash', tokenHash)
  address.searchParams.set('type', type)
  if (redirectTo.replace(/\/$/, '') !== siteUrl) address.searchParams.set('redirect_to', redirectTo)
  return address.href
}
