import { formatEuros } from '#app/domain/shared/money.ts'
import { Card } from '#app/ui/kit/card.tsx'
import { Sums } from '../pieces/sums.tsx'
import type { OrderView } from './view.ts'

const paymentMethodWords = { card: 'Carte bancaire', transfer: 'Virement', on_site: 'Sur place' }

/** What the order cost, and what was paid and given back of it. */
export function Amount({ order }: { order: OrderView }) {
  const {
    pieces,
    goodsCents,
    delivery,
    totalCents,
    paidCents,
    refundedCents,
    vatMention,
    paymentMethod,
    isOver,
  } = order
  const unpaid = isOver ? ', rien n’a été payé' : ', pas encore payé'
  return (
    <Card as="section" className="order-amount" aria-labelledby="order-amount-title">
      <h2 className="d4" id="order-amount-title">
        Montant
      </h2>
      <Sums
        pieces={pieces}
        goodsCents={goodsCents}
        delivery={delivery}
        totalLabel="Total, toutes taxes comprises"
        totalCents={totalCents}
        mention={vatMention}
      />
      <p className="muted">
        {paymentMethodWords[paymentMethod]}
        {paidCents > 0 ? `, ${formatEuros(paidCents)} reçus` : unpaid}
        {refundedCents > 0 ? `, ${formatEuros(refundedCents)} remboursés` : ''}.
      </p>
    </Card>
  )
}
