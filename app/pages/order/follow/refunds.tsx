import type { OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { lastReturnDay, refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { OrderView } from './view.ts'

/** Withdrawals declared and money given back, with the days they set. */
export function Refunds({ order }: { order: OrderView }) {
  const { withdrawals, refunds } = order
  if (withdrawals.length === 0 && refunds.length === 0) return null
  return (
    <section aria-labelledby="order-refunds-title">
      <h2 className="d4" id="order-refunds-title">
        {withdrawals.length > 0 ? 'Rétractation et remboursement' : 'Remboursement'}
      </h2>
      <ul className="order-notes stack">
        {withdrawals.map(({ key, declared, returnBefore, refundBefore, isDone }) => (
          <li key={key}>
            <b>
              Rétractation reçue le <Ordinals>{declared}</Ordinals>.
            </b>{' '}
            {isDone ? null : (
              <Ordinals>{`${returnWords(order, returnBefore)} ${refundWords(order, refundBefore)}`}</Ordinals>
            )}
          </li>
        ))}
        {refunds.map(({ key, amount, words }) => (
          <li key={key}>
            <b>Remboursement de {amount}</b>&nbsp;: <Ordinals>{words}</Ordinals>.
          </li>
        ))}
      </ul>
    </section>
  )
}

function returnWords({ hasLeft }: OrderView, lastDay: string): string {
  if (!hasLeft) return 'Ce qui n’est pas encore parti n’est pas à renvoyer.'
  return `Renvoyez ou rendez les articles au plus tard le ${lastDay}.`
}

function refundWords({ hasLeft, paidCents }: OrderView, lastDay: string): string {
  if (paidCents === 0) return 'Rien n’a été payé\u00a0: il n’y a rien à rembourser.'
  const onReturn = hasLeft ? ', dès les articles reçus ou la preuve de leur envoi' : ''
  return `Remboursement au plus tard le ${lastDay}${onReturn}.`
}

const words: Readonly<Record<OrderRefund['state'], string>> = {
  due: 'à venir',
  requested: 'en cours, demandé à notre prestataire de paiement',
  pending: 'en cours chez notre prestataire de paiement',
  done: 'fait',
  failed: 'impossible sur votre carte\u00a0: nous vous le rendons autrement',
}

export function shownRefunds({ refunds }: PlacedOrder) {
  return refunds.map(({ cents, state, decidedAt, document }, index) => {
    const noted = document === undefined ? '' : `, avoir ${document}`
    return {
      key: String(index),
      amount: formatEuros(cents),
      words: `${words[state]}, décidé le ${formatDay(dayInParis(decidedAt))}${noted}`,
    }
  })
}

/** Whether a refund that is no gesture was decided since a withdrawal was declared. */
export function isAnswered({ refunds }: PlacedOrder, declaredAt: Date): boolean {
  return refunds.some(
    ({ refund, decidedAt }) => refund && refund.reason !== 'gesture' && decidedAt >= declaredAt,
  )
}

export function shownWithdrawals(order: PlacedOrder) {
  return order.withdrawals.map(({ declarationId, declaredAt }) => ({
    key: declarationId,
    isDone: isAnswered(order, declaredAt),
    declared: formatInstant(declaredAt),
    returnBefore: formatDay(lastReturnDay(declaredAt)),
    refundBefore: formatDay(refundDueOn(declaredAt)),
  }))
}
