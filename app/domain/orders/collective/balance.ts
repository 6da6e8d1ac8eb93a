import type { PlacedOrder } from '../placed-order.ts'
import { leftToReturn, refundsOf } from '../refunds/refunds.ts'

type WithBalance = Pick<PlacedOrder, 'lines' | 'refunds' | 'balance' | 'stage'>

/** What the deposit of an order left to pay, for the pieces that were not given up, until it is paid. Cents. */
export function balanceDue({ lines, refunds, balance, stage }: WithBalance): number {
  const isPaid = balance?.orders.some(({ paidCents }) => paidCents > 0) ?? false
  if (!balance || isPaid || stage === 'cancelled' || stage === 'expired') return 0
  const left = leftToReturn({ lines, deliveryCents: 0, standardDeliveryCents: 0 }, refundsOf({ refunds }))
  return left.reduce((sum, { id, quantity }) => {
    const line = lines.find((one) => one.id === id)
    return sum + quantity * (line?.balanceCents ?? 0)
  }, 0)
}

/** What an order costs in all, as it was agreed: what is paid with it and what its deposit leaves. Cents. */
export function agreedCents({ totalCents, lines }: Pick<PlacedOrder, 'totalCents' | 'lines'>): number {
  return lines.reduce((sum, { quantity, balanceCents = 0 }) => sum + quantity * balanceCents, totalCents)
}

/** By when a balance is to be paid: so many days after the end, never before the day that was agreed. */
export function balanceDueOn(afterEnd: string, agreedOn = ''): string {
  return agreedOn > afterEnd ? agreedOn : afterEnd
}

/** The order by which a balance was paid. */
export function paidBalance({ balance }: Pick<PlacedOrder, 'balance'>) {
  return balance?.orders.find(({ paidCents }) => paidCents > 0)
}
