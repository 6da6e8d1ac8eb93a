import { textAt, type FormValue } from './form-body.ts'
import { freshId, refusal, type Answer, type Records, type Refund } from './records.ts'
import { wordsOf } from './sessions.ts'

/** Gives back as the real service does: never more than was paid. */
export function createRefund(
  records: Records,
  asked: Record<string, FormValue>,
  status: Refund['status'],
): Refund | Answer {
  const payment = textAt(asked.payment_intent) ?? ''
  const session = sessionPaidBy(records, payment)
  if (!session) return refusal(404, 'resource_missing')
  const left = session.amount_total - refundedOf(records, payment)
  const amount = Number(textAt(asked.amount) ?? left)
  if (left === 0) return refusal(400, 'charge_already_refunded')
  if (!Number.isInteger(amount) || amount <= 0 || amount > left)
    return refusal(400, 'parameter_invalid_integer')
  return {
    id: freshId('re'),
    object: 'refund',
    amount,
    payment_intent: payment,
    status,
    metadata: wordsOf(asked.metadata),
  }
}

export function refundedOf({ refunds }: Records, payment: string): number {
  return refunds
    .filter(
      ({ payment_intent, status }) =>
        payment_intent === payment && status !== 'failed' && status !== 'canceled',
    )
    .reduce((sum, { amount }) => sum + amount, 0)
}

export function sessionPaidBy({ sessions }: Records, payment: string) {
  return [...sessions.values()].find(({ payment_intent }) => payment_intent === payment)
}
