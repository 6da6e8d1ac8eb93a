import { testEmail } from '#app/domain/club/opening/test-email.ts'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

export const testEmailWritten = template(testEmail, ({ name }, { siteUrl }) => ({
  subject: 'Les e-mails du site partent',
  title: 'Les e-mails du site partent',
  preview: 'Vous l’avez demandé depuis les réglages.',
  body: (
    <>
      <MailParagraph>
        Bonjour {name}, cet e-mail d’essai est arrivé&nbsp;: invitations, commandes et rappels arriveront
        aussi. S’il était parmi les indésirables, demandez à votre hébergeur de messagerie les réglages SPF et
        DKIM de votre domaine.
      </MailParagraph>
      <MailLink address={`${siteUrl}/admin/reglages/ouverture`}>Continuer l’ouverture</MailLink>
    </>
  ),
}))
