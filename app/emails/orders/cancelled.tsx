import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { LinesTable } from './parts/lines-table.tsx'

/** To the buyer of an order that was called off, by them or by the club: what becomes of the money. */
export function Cancelled({ mail: { order, club } }: { mail: OrderEmailFacts }) {
  const event = order.events.findLast(({ act }) => act === 'cancel' || act === 'abandon')
  const who = event?.actor === 'customer' ? 'À votre demande, la' : 'La'
  const when = event ? ` depuis le ${formatInstant(event.at)}` : ''
  return (
    <>
      <MailParagraph>{`${who} commande ${order.number} est annulée${when} : elle n’engage plus personne.`}</MailParagraph>
      <MailParagraph>
        {order.paidCents > 0
          ? `Les ${formatEuros(order.paidCents)} payés vous sont rendus par le même moyen de paiement, sous quatorze jours au plus. Un message à part vous donne le montant et votre avoir.`
          : 'Rien n’a été débité. Si un virement est déjà parti, nous vous le rendons dès qu’il arrive.'}
      </MailParagraph>
      <LinesTable order={order} />
      <MailParagraph>{`Une question, une erreur ? Répondez à ce message, l’équipe ${club.name} le lit.`}</MailParagraph>
    </>
  )
}
