import { memberInvited, memberOpened } from '#app/domain/members/invitation-email.ts'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

export const invitationEmails = [memberInvited, memberOpened].map((invitation) =>
  template(invitation, ({ firstName, role, link, inviter }, { club }) => {
    const isOpen = invitation === memberOpened
    const room = role !== 'athlete' ? 'l’administration du site' : 'votre espace athlète'
    return {
      subject: isOpen ? `${club.name} : votre accès est ouvert` : `${club.name} vous ouvre ${room}`,
      replyTo: club.email,
      title: 'Bienvenue au club.',
      preview: `${club.name} vous ouvre ${room}.`,
      greets: firstName,
      body: (
        <>
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
        </>
      ),
    }
  }),
)
