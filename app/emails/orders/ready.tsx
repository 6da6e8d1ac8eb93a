import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { orderPage } from './parts/addresses.ts'
import { LinesTable } from './parts/lines-table.tsx'
import { WithdrawalReminder } from './withdrawal-reminder.tsx'

/** To the buyer of an order to hand over: where and when, and what is to be paid there. */
export function Ready({ mail }: { mail: OrderEmailFacts }) {
  const { order, shop } = mail
  const where = shop.deliveryOptions.find(({ fee }) => fee === order.deliveryOption)?.text
  const toPay =
    order.money === 'unpaid' ? `${formatEuros(order.totalCents)}, sur place` : 'Rien, tout est réglé'
  return (
    <>
      <MailParagraph>
        {`La commande ${order.number} vous attend. Donnez son numéro, ou montrez ce message.`}
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Remise', value: order.terms.delivery.label },
          { term: 'Où et quand', value: where },
          { term: 'Délai', value: order.terms.delivery.delay },
          { term: 'À régler', value: toPay },
        ]}
      />
      <LinesTable order={order} />
      <MailLink address={orderPage(mail)}>Voir ma commande</MailLink>
      <WithdrawalReminder mail={mail} />
    </>
  )
}
