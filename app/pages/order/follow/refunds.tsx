import type { OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { endOfWithdrawal, type WithdrawalEnd } from '#app/domain/orders/withdrawal/answered.ts'
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
        {withdrawals.map(({ key, declared, returnBefore, refundBefore, isDone, ended }) => (
          <li key={key}>
            <b>
              Rétractation reçue le <Ordinals>{declared}</Ordinals>.
            </b>{' '}
            <Ordinals>
              {isDone
                ? (ended ?? '')
                : `${returnWords(order, returnBefore)} ${refundWords(order, refundBefore)}`}
            </Ordinals>
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

export function shownRefunds({ number, refunds }: PlacedOrder) {
  // What is kept whole is told with the withdrawal it answers.
  const ofMoney = refunds.filter(({ cents }) => cents > 0)
  return ofMoney.map(({ cents, state, decidedAt, document }, index) => {
    const noted = document === undefined ? '' : `, avoir ${document}`
    return {
      key: `${number} ${index}`,
      amount: formatEuros(cents),
      words: `${words[state]}, décidé le ${formatDay(dayInParis(decidedAt))}${noted}`,
    }
  })
}

/** Why nothing more comes of a withdrawal that ended; undefined when a refund says it. */
function endWords(
  { kind, at, keptCents = 0 }: WithdrawalEnd,
  { lostCents }: PlacedOrder,
): string | undefined {
  if (kind === 'kept')
    return `Traitée le ${formatDay(dayInParis(at ?? new Date(0)))}\u00a0: la retenue de ${formatEuros(keptCents)} couvre tout le prix de ce qui est revenu, il n’y a rien à rembourser.`
  if (kind === 'nothing-left' && lostCents > 0)
    return `Traitée\u00a0: votre banque vous a rendu ${formatEuros(lostCents)} après votre contestation, ce qui ne se rembourse pas une seconde fois. Les articles restent à nous rendre s’ils sont chez vous.`
  if (kind === 'nothing-left') return 'Traitée\u00a0: il n’y avait plus rien à rembourser de cette commande.'
  return kind === 'order-over' ? 'La commande n’est plus en cours\u00a0: vous ne devez rien.' : undefined
}

export function shownWithdrawals(order: PlacedOrder) {
  return order.withdrawals.map(({ declarationId, declaredAt }) => {
    const end = endOfWithdrawal(order, declaredAt)
    return {
      key: declarationId,
      isDone: end !== undefined,
      ended: end && endWords(end, order),
      declared: formatInstant(declaredAt),
      returnBefore: formatDay(lastReturnDay(declaredAt)),
      refundBefore: formatDay(refundDueOn(declaredAt)),
    }
  })
}
