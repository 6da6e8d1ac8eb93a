import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { MailFacts } from '../../layout/mail-facts.tsx'
import { MailParagraph } from '../../layout/mail-paragraph.tsx'
import { senderOf } from '../../layout/mail-sender.ts'
import { TextLink } from '../../layout/text-link.tsx'

export function Seller({ mail: { order, club } }: { mail: Pick<OrderEmailFacts, 'order' | 'club'> }) {
  const { legalName, address, siren, phone, email } = senderOf(club)
  const { mediator } = order.terms
  return (
    <>
      <MailFacts
        facts={[
          { term: 'Vendeur', value: legalName },
          { term: 'Adresse', value: address },
          { term: 'SIREN', value: siren },
          { term: 'Immatriculation', value: club.legal.register },
          { term: 'N° de TVA', value: club.legal.vat },
          { term: 'Téléphone', value: phone },
          { term: 'E-mail', value: email },
        ]}
      />
      <MailParagraph>
        Une réclamation ? Répondez à ce message. À défaut d’accord, et dans l’année qui suit votre réclamation
        écrite, vous pouvez saisir gratuitement le médiateur de la consommation :
      </MailParagraph>
      <MailParagraph>
        {mediator.name}, {mediator.address}, <TextLink address={mediator.url}>{mediator.url}</TextLink>.
      </MailParagraph>
    </>
  )
}
