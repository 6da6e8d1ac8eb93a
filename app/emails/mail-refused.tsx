import { mailRefused } from '#app/domain/mail/mail-refused.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailLink } from './layout/mail-link.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { template } from './templates.server.tsx'

export const mailRefusedEmail = template(mailRefused, ({ id, recipient, subject, reason }, { siteUrl }) => ({
  subject: '[À vérifier] Un e-mail a été refusé',
  title: 'Un e-mail a été refusé',
  preview: `${recipient} ne recevra pas «\u202f${subject}\u202f»`,
  body: (
    <>
      <MailParagraph>
        Le serveur de la personne l’a refusé pour de bon : il n’est plus essayé. L’adresse est peut-être mal
        écrite.
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Pour', value: recipient },
          { term: 'Objet', value: subject },
          { term: 'Raison', value: reason },
        ]}
      />
      <MailLink address={`${siteUrl}/admin/envois/${id}`}>Voir cet e-mail</MailLink>
    </>
  ),
}))
