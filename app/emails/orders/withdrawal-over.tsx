import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { OrderLink, Paragraphs, type OrderMailProps } from './parts/parts.tsx'
import { deduction, refundOfEmail, ReturnedPieces } from './refunded.tsx'

/** To a buyer whose withdrawal is answered with no money: why. */
export function WithdrawalOver({ mail }: OrderMailProps) {
  const { order } = mail
  return (
    <>
      <Paragraphs
        texts={[`Votre rétractation de la commande ${order.number} est traitée. Il n’y a rien à rembourser.`]}
      />
      <Kept mail={mail} />
      <OrderLink mail={mail}>Voir ma commande</OrderLink>
    </>
  )
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
