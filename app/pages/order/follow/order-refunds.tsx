import type { OrderView } from './order-view.ts'

/** Withdrawals declared and money given back, with the days they set. */
export function OrderRefunds({ order: { withdrawals, refunds } }: { order: OrderView }) {
  if (withdrawals.length === 0 && refunds.length === 0) return null
  return (
    <section aria-labelledby="order-refunds-title">
      <h2 className="d4" id="order-refunds-title">
        {withdrawals.length > 0 ? 'Rétractation et remboursement' : 'Remboursement'}
      </h2>
      <ul className="order-notes">
        {withdrawals.map(({ key, declared, returnBefore, refundBefore }) => (
          <li key={key}>
            <b>Rétractation reçue le {declared}.</b> Renvoyez ou rendez les articles avant le {returnBefore}.
            Remboursement au plus tard le {refundBefore}, dès les articles reçus ou la preuve de leur envoi.
          </li>
        ))}
        {refunds.map(({ key, amount, words }) => (
          <li key={key}>
            <b>Remboursement de {amount}</b>&nbsp;: {words}.
          </li>
        ))}
      </ul>
    </section>
  )
}
