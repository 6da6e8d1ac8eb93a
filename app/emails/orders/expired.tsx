import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { LinesTable } from './parts/lines-table.tsx'

/** To a buyer who did not pay in time: nothing is due, what of a transfer on its way, how to order again. */
export function Expired({ mail: { order, siteUrl } }: { mail: OrderEmailFacts }) {
  const when = order.expiresAt ? ` le ${formatInstant(order.expiresAt)}` : ''
  return (
    <>
      <MailParagraph>
        {`La commande ${order.number} n’a pas été payée à temps : elle a expiré${when}. Ses articles sont remis en vente ; vous ne devez rien.`}
      </MailParagraph>
      <MailParagraph>
        {order.paymentMethod === 'transfer'
          ? 'Si votre virement est parti, il n’est pas perdu : à son arrivée, votre commande reprend si les articles sont encore là, sinon nous vous le rendons en entier.'
          : 'Si votre carte a été débitée entre-temps, votre commande reprend quand les articles sont encore là, sinon nous vous rendons le paiement en entier.'}
      </MailParagraph>
      <LinesTable order={order} />
      <MailLink address={`${siteUrl}/notre-boutique`}>Retourner à la boutique</MailLink>
    </>
  )
}
