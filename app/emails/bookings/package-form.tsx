import { packageFormMail } from '#app/domain/camps/lodging/mails.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { template } from '../templates.server.tsx'

export const packageFormEmail = template(
  packageFormMail,
  ({ firstName, camp, facts, statement, rights }) => ({
    subject: typographyOf(`Stage ${camp} : informations sur votre forfait touristique`),
    title: 'Avant de commander, votre formulaire d’information.',
    preview: 'Rien n’est encore commandé. À lire, et à conserver.',
    greets: firstName,
    body: (
      <>
        <MailParagraph>
          Le stage comprend l’hébergement : c’est un forfait touristique. La loi veut que ces informations
          vous parviennent avant que vous commandiez. Rien n’est commandé par ce message.
        </MailParagraph>
        <MailFacts facts={[{ term: 'Stage', value: camp }, ...facts]} />
        {statement.map((words) => (
          <MailParagraph key={words}>{words}</MailParagraph>
        ))}
        <MailParagraph>
          Droits essentiels prévus par la directive (UE) 2015/2302 transposée dans le code du tourisme :
        </MailParagraph>
        {rights.map((words) => (
          <MailParagraph key={words}>{words}</MailParagraph>
        ))}
      </>
    ),
  }),
)
