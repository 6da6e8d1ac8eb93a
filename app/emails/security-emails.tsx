import { securityEmail, securityNewsKinds, type SecurityNewsKind } from '#app/domain/accounts/emails.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailLayout } from './layout/mail-layout.tsx'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { senderOf } from './layout/mail-sender.ts'
import { template } from './templates.server.ts'

type Words = { subject: string; title: string; text: string }

const words: Record<SecurityNewsKind, Words> = {
  'factors-removed': {
    subject: 'Second facteur retiré de votre compte',
    title: 'Second facteur retiré.',
    text: 'Un code de secours vient de servir\u00a0: les seconds facteurs de votre compte ont été retirés. Dès que possible, ajoutez-en un nouveau.',
  },
  'factors-reset': {
    subject: 'Second facteur retiré de votre compte',
    title: 'Second facteur retiré.',
    text: 'À votre demande, le club a retiré les seconds facteurs et les codes de secours de votre compte. Dès que possible, ajoutez-en un nouveau.',
  },
  'factor-added': {
    subject: 'Second facteur ajouté à votre compte',
    title: 'Second facteur ajouté.',
    text: 'Un second facteur vient d’être ajouté à votre compte. Il sera demandé à votre prochaine connexion.',
  },
  'factor-removed': {
    subject: 'Second facteur retiré de votre compte',
    title: 'Second facteur retiré.',
    text: 'Un second facteur vient d’être retiré de votre compte.',
  },
  'password-changed': {
    subject: 'Votre mot de passe a changé',
    title: 'Nouveau mot de passe.',
    text: 'Le mot de passe de votre compte vient d’être changé. Vos autres appareils ont été déconnectés.',
  },
  'email-changed': {
    subject: 'Votre adresse e-mail a changé',
    title: 'Nouvelle adresse.',
    text: 'L’adresse e-mail de votre compte vient d’être changée.',
  },
}

/** What changed on an account, and what to do if it was somebody else. They hold no secret. */
export const securityEmails = securityNewsKinds.map((kind) =>
  template(securityEmail(kind), ({ at, newEmail }, { club, siteUrl }) => {
    const { subject, title, text } = words[kind]
    const sender = senderOf(club)
    return {
      subject,
      replyTo: club.email,
      body: (
        <MailLayout sender={sender} title={title} preview={text}>
          <MailParagraph>Bonjour,</MailParagraph>
          <MailParagraph>{text}</MailParagraph>
          {newEmail ? <MailParagraph>La nouvelle adresse : {newEmail}</MailParagraph> : null}
          <MailParagraph>C’était le {formatInstant(at)}.</MailParagraph>
          <MailLink address={new URL('/compte', siteUrl).href}>Voir mon compte</MailLink>
          <MailParagraph>
            Ce n’était pas vous ? Changez votre mot de passe sans attendre, puis prévenez-nous au{' '}
            {sender.phone} ou en répondant à ce message.
          </MailParagraph>
        </MailLayout>
      ),
    }
  }),
)
