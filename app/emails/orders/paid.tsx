import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { orderPage } from './parts/addresses.ts'
import { LinesTable } from './parts/lines-table.tsx'
import { SmallPrint } from './parts/small-print.tsx'
import { WithdrawalReminder } from './withdrawal-reminder.tsx'

const paymentMethod = { card: 'par carte', transfer: 'par virement', on_site: 'sur place' }

export function Paid({ mail }: { mail: OrderEmailFacts }) {
  const { order } = mail
  const paidAt = order.events.findLast(({ act }) => act === 'pay')?.at
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  const isToPrepare = order.stage === 'placed' || order.stage === 'preparing'
  return (
    <>
      <MailParagraph>
        {`Nous avons reçu ${formatEuros(order.paidCents)} ${paymentMethod[order.paymentMethod]}${paidAt ? `, le ${formatInstant(paidAt)}` : ''}.`}
      </MailParagraph>
      {invoice ? (
        <MailParagraph>{`Votre facture ${invoice.number} est jointe à ce message. Vous la retrouvez aussi sur la page de votre commande.`}</MailParagraph>
      ) : null}
      {isToPrepare ? <MailParagraph>{nextStep(mail)}</MailParagraph> : null}
      <LinesTable order={order} />
      <SmallPrint>{`${order.terms.vatMention}.`}</SmallPrint>
      <MailLink address={orderPage(mail)}>Suivre ma commande</MailLink>
      <WithdrawalReminder mail={mail} />
    </>
  )
}

function nextStep({ order }: OrderEmailFacts): string {
  return order.delivery === 'shipping'
    ? `Nous préparons votre colis. Délai annoncé : ${order.terms.delivery.delay} ; un e-mail vous prévient à son départ.`
    : 'Nous préparons votre commande. Un e-mail vous dit quand elle est prête à retirer.'
}
