import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { MailLayout } from './mail-layout.tsx'
import { MailLink } from './mail-link.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { senderOf } from './mail-sender.ts'
import { renderMail } from './render-mail.server.ts'

type InvitationLetter = {
  to: string
  firstName: string
  role: 'athlete' | 'admin'
  /** Lets its owner in; it serves once. */
  link: string
  /** They had an account already: it is open, there is no password to choose. */
  isOpen: boolean
  inviter: string | undefined
}

/** The letter that opens the club's site to somebody. */
export async function writeInvitationMail(
  { to, firstName, role, link, isOpen, inviter }: InvitationLetter,
  club: ClubFacts,
): Promise<MailToQueue> {
  const room = role === 'admin' ? 'l’administration du site' : 'votre espace athlète'
  const subject = isOpen ? `${club.name} : votre accès est ouvert` : `${club.name} vous ouvre ${room}`
  const mail = await renderMail(
    <MailLayout
      sender={senderOf(club)}
      title="Bienvenue au club."
      preview={`${club.name} vous ouvre ${room}.`}
    >
      <MailParagraph>{firstName ? `Bonjour ${firstName},` : 'Bonjour,'}</MailParagraph>
      <MailParagraph>
        {inviter ? `${inviter} vous ouvre ${room}.` : `${club.name} vous ouvre ${room}.`}{' '}
        {isOpen
          ? 'Vous avez déjà un compte avec cette adresse : entrez par ce lien, ou comme vous en avez l’habitude.'
          : 'Il vous reste à choisir un mot de passe : une minute suffit.'}
      </MailParagraph>
      <MailLink address={link}>{isOpen ? 'Entrer' : 'Accepter l’invitation'}</MailLink>
      <MailParagraph>
        Ce lien est personnel et ne sert qu’une fois. S’il a expiré, répondez à ce message : nous vous en
        enverrons un autre.
      </MailParagraph>
      <MailParagraph>
        Vous ne connaissez pas {club.name} ? Ne faites rien : sans ce lien, aucun compte n’est ouvert.
      </MailParagraph>
    </MailLayout>,
  )
  return {
    template: isOpen ? 'member-opened' : 'member-invited',
    recipient: to,
    replyTo: club.email,
    subject,
    ...mail,
  }
}
