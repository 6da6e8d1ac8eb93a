import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { OrderLink, Paragraphs, type OrderMailProps } from './parts/parts.tsx'
import { deduction, refundOfEmail, ReturnedPieces } from './refunded.tsx'

/** To a buyer whose withdrawal is answered with no money: why. */
export function WithdrawalOver({ mail }: OrderMailProps) {
  const { order, facts } = mail
  return (
    <>
      <Paragraphs
        texts={[`Votre rétractation de la commande ${order.number} est traitée. Il n’y a rien à rembourser.`]}
      />
      {facts?.why === 'kept' ? <Kept mail={mail} /> : <Paragraphs texts={[nothingLeft(order)]} />}
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
}

function nothingLeft({ lostCents }: PlacedOrder): string {
  if (lostCents === 0)
    return 'Tout ce qui pouvait vous être rendu de cette commande l’a déjà été. Vous n’êtes pas d’accord ? Répondez à ce message.'
  return `Votre banque vous a rendu ${formatEuros(lostCents)} après votre contestation du paiement : cette somme ne se rembourse pas une seconde fois. Si les articles sont encore chez vous, ils restent à nous rendre.`
}

/** What was kept of worn pieces covers their whole price. */
function Kept({ mail: { order, facts } }: OrderMailProps) {
  const { lines, goodsCents, deliveryCents, deductedCents } = refundOfEmail(`refund-${facts?.rank}`, order)
  return (
    <>
      <MailFacts
        facts={[
          { term: 'Pour', value: <ReturnedPieces order={order} lines={lines} /> },
          { term: 'Articles', value: formatEuros(goodsCents) },
          { term: 'Livraison', value: deliveryCents > 0 ? formatEuros(deliveryCents) : undefined },
          { term: 'Retenu', value: `−${formatEuros(deductedCents)}` },
          { term: 'À rembourser', value: 'Rien' },
        ]}
      />
      <Paragraphs texts={['La somme retenue couvre tout le prix de ce qui est revenu.', deduction]} />
    </>
  )
}
