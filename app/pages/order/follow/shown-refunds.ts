import type { OrderRefund, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { lastReturnDay, refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

type ShownRefund = { key: string; amount: string; words: string }

const words: Readonly<Record<OrderRefund['state'], string>> = {
  due: 'à venir',
  requested: 'demandé à notre prestataire de paiement',
  done: 'fait',
  failed: 'refusé par la banque\u00a0: nous vous écrivons pour en convenir autrement',
}

/** What is given back of the order, or about to be. */
export function shownRefunds({ refunds }: PlacedOrder): ShownRefund[] {
  return refunds.map(({ cents, state, decidedAt, document }, index) => {
    const noted = document === undefined ? '' : `, avoir ${document}`
    return {
      key: String(index),
      amount: formatEuros(cents),
      words: `${words[state]}, décidé le ${formatDay(dayInParis(decidedAt))}${noted}`,
    }
  })
}

type ShownWithdrawal = { key: string; declared: string; returnBefore: string; refundBefore: string }

/** Withdrawals that were declared, with the days they set. */
export function shownWithdrawals({ withdrawals }: PlacedOrder): ShownWithdrawal[] {
  return withdrawals.map(({ declarationId, declaredAt }) => ({
    key: declarationId,
    declared: formatInstant(declaredAt),
    returnBefore: formatDay(lastReturnDay(declaredAt)),
    refundBefore: formatDay(refundDueOn(declaredAt)),
  }))
}
