import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { orderPage } from './parts/addresses.ts'

export function PaymentFailed({ mail }: { mail: OrderEmailFacts }) {
  const { number, expiresAt } = mail.order
  return (
    <>
      <MailParagraph>
        {`Le paiement par carte de la commande ${number} n’a pas abouti. Rien n’a été débité.`}
      </MailParagraph>
      <MailParagraph>
        {`Réessayez avec la même carte ou une autre${expiresAt ? ` : vos articles sont gardés de côté jusqu’au ${formatInstant(expiresAt)}` : ''}. Si votre banque refuse encore, elle seule peut dire pourquoi.`}
      </MailParagraph>
      <MailLink address={orderPage(mail)}>Réessayer le paiement</MailLink>
    </>
  )
}
