import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { orderPage } from './parts/addresses.ts'
import { Delivery } from './parts/delivery.tsx'
import { LinesTable } from './parts/lines-table.tsx'
import { WithdrawalReminder } from './withdrawal-reminder.tsx'

/** To the buyer of an order that left by post. */
export function Sent({ mail }: { mail: OrderEmailFacts }) {
  const { number, trackingNumber } = mail.order
  return (
    <>
      <MailParagraph>{`La commande ${number} est partie. Vérifiez le colis à l’arrivée, devant le livreur si vous le pouvez.`}</MailParagraph>
      {trackingNumber === undefined ? null : (
        <MailFacts facts={[{ term: 'Numéro de suivi', value: trackingNumber }]} />
      )}
      <LinesTable order={mail.order} />
      <Delivery mail={mail} />
      <MailLink address={orderPage(mail)}>Suivre ma commande</MailLink>
      <MailParagraph>
        Un article manque ou a souffert du voyage ? Répondez à ce message, avec une photo si vous en avez une.
      </MailParagraph>
      <WithdrawalReminder mail={mail} />
    </>
  )
}
