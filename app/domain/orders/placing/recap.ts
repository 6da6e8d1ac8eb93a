import { z } from 'zod'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'
import type { FrozenTerms } from '../documents/documents.ts'
import type { PaymentMethod } from '../order.ts'

export type Recap = {
  readonly lines: readonly {
    readonly identifier: string
    readonly variant: string
    readonly quantity: number
    readonly unitPriceCents: number
    readonly regime: WithdrawalRegime
  }[]
  readonly delivery: { readonly option: string; readonly feeCents: number }
  readonly paymentMethod: PaymentMethod
  readonly totalCents: number
  readonly termsVersion: number
  /** Absent when all is paid at once. */
  readonly deposit?: FrozenTerms['deposit']
}

/** The same text for two recaps that say the same, whatever the order of their lines. */
export function recapText({
  lines,
  delivery,
  paymentMethod,
  totalCents,
  termsVersion,
  deposit,
}: Recap): string {
  const said = lines.map(({ identifier, variant, quantity, unitPriceCents, regime }) =>
    [identifier, variant, quantity, unitPriceCents, regime].join('.'),
  )
  const rest = [delivery.option, delivery.feeCents, paymentMethod, totalCents, termsVersion]
  if (deposit) rest.push(deposit.depositCents, deposit.balanceCents, deposit.closesOn, deposit.balanceOn)
  return JSON.stringify([said.toSorted(), ...rest])
}

/** Names one wish to order: made with the recap, so that a double click, a retry or a reload is one order. */
export const orderKey = z.uuid({ version: 'v4', error: 'Relisez le récapitulatif, puis commandez.' })

export const confirmOrderFields = ['key', 'recap', 'termsAccepted'] as const

export const confirmOrderSchema = z.object({
  key: orderKey,
  recap: z.string().regex(/^[\da-f]{64}$/, { error: 'Relisez le récapitulatif, puis commandez.' }),
  termsAccepted: z.literal('on', {
    error: 'Cochez la case pour accepter les conditions générales de vente.',
  }),
})

/** Names one try at paying an order, for the payment service: the same try asked twice is one. @param attempt from 1 */
export function paymentKey(orderId: string, attempt: number): string {
  return `order:${orderId}:payment:${attempt}`
}

/** Names one refund of an order. @param rank of the refund in the order, from 1 */
export function refundKey(orderId: string, rank: number): string {
  return `order:${orderId}:refund:${rank}`
}

/** Names the return of a whole payment that no order may keep: there is one at most for each. */
export function giveBackKey(paymentId: string): string {
  return `payment:${paymentId}:give-back`
}

export type PricedLine = {
  readonly id: string
  readonly unitPriceCents: number
  /** Whole, 1 or more. */
  readonly quantity: number
}

/** What an order costs; the same whatever the payment method of payment (CMF, L112-12). */
export function totalsOf(lines: readonly Omit<PricedLine, 'id'>[], deliveryCents: number) {
  const goodsCents = lines.reduce(
    (cents, { unitPriceCents, quantity }) => cents + unitPriceCents * quantity,
    0,
  )
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0)
  return { pieces, goodsCents, deliveryCents, totalCents: goodsCents + deliveryCents }
}
