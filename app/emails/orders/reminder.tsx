import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { orderPage } from './parts/addresses.ts'
import { Transfer } from './parts/transfer.tsx'

export function Reminder({ mail }: { mail: OrderEmailFacts }) {
  return (
    <>
      <MailParagraph>
        {`Votre virement pour la commande ${mail.order.number} n’est pas encore arrivé. S’il est parti, ne faites rien : un e-mail vous dira qu’il est reçu.`}
      </MailParagraph>
      <Transfer mail={mail} />
      <MailLink address={orderPage(mail)}>Voir ma commande</MailLink>
      <MailParagraph>
        Vous ne voulez plus de cette commande ? Annulez-la sur sa page, ou laissez-la expirer : rien n’est dû.
      </MailParagraph>
    </>
  )
}
