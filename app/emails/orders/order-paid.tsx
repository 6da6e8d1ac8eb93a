import { formatInstant } from '../../domain/shared/french-instants.ts'
import { formatEuros } from '../../domain/shared/money.ts'
import { MailLink } from '../mail-link.tsx'
import { MailParagraph } from '../mail-paragraph.tsx'
import { orderPage } from './order-addresses.ts'
import type { OrderMailFacts } from './order-letters.ts'
import { OrderLinesTable } from './order-lines-table.tsx'
import { OrderSmallPrint } from './order-small-print.tsx'
import { OrderWithdrawalReminder } from './order-withdrawal-reminder.tsx'

const means = { carte: 'par carte', virement: 'par virement', 'sur-place': 'sur place' }

/** To the buyer: the money is here, the invoice goes with this mail, and what comes next. */
export function OrderPaid({ mail }: { mail: OrderMailFacts }) {
  const { order } = mail
  const paidAt = order.events.findLast(({ act }) => act === 'pay')?.at
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  const isToPrepare = order.stage === 'placed' || order.stage === 'preparing'
  return (
    <>
      <MailParagraph>
        {`Nous avons reçu ${formatEuros(order.paidCents)} ${means[order.means]}${paidAt ? `, le ${formatInstant(paidAt)}` : ''}.`}
      </MailParagraph>
      {invoice ? (
        <MailParagraph>{`Votre facture ${invoice.number} est jointe à ce message. Vous la retrouvez aussi sur la page de votre commande.`}</MailParagraph>
      ) : null}
      {isToPrepare ? <MailParagraph>{nextStep(mail)}</MailParagraph> : null}
      <OrderLinesTable order={order} />
      <OrderSmallPrint>{`${order.terms.vatMention}.`}</OrderSmallPrint>
      <MailLink address={orderPage(mail)}>Suivre ma commande</MailLink>
      <OrderWithdrawalReminder mail={mail} />
    </>
  )
}

function nextStep({ order }: OrderMailFacts): string {
  return order.delivery === 'envoi'
    ? `Nous préparons votre colis. Délai annoncé : ${order.terms.delivery.delay} ; un e-mail vous prévient à son départ.`
    : 'Nous préparons votre commande. Un e-mail vous dit quand elle est prête à retirer.'
}
