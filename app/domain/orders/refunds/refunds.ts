import { refuse, type Refusal } from '../order.ts'
import { type PricedLine, totalsOf } from '../placing/recap.ts'

export type ReturnedLine = { readonly id: string; readonly quantity: number }

/** What a refund is for: the law's withdrawal, an order that is called off, or a gesture. */
export type RefundReason = 'withdrawal' | 'cancellation' | 'gesture'

/** Money given back, as its credit note tells it. Cents, all 0 or more. */
export type Refund = {
  readonly reason: RefundReason
  readonly lines: readonly ReturnedLine[]
  readonly goodsCents: number
  readonly deliveryCents: number
  /** Kept for pieces that were worn (L221-23), and what earlier gestures already gave back. */
  readonly deductedCents: number
  readonly totalCents: number
}

export type RefundableOrder = {
  readonly lines: readonly PricedLine[]
  readonly deliveryCents: number
  /** What the standard delivery would have cost: more than that is not given back (L221-24). */
  readonly standardDeliveryCents: number
  /** What the buyer's bank took back by itself. */
  readonly lostCents?: number
}

export type RefundAnswer = { readonly ok: true; readonly refund: Refund } | Refusal

/** What was given back of an order's price so far, or is about to be. */
export function refundsOf({
  refunds,
}: {
  readonly refunds: readonly { readonly refund: Refund | undefined }[]
}): Refund[] {
  return refunds.flatMap(({ refund }) => refund ?? [])
}

/** Cents of an order that may still be refunded: neither given back, nor kept for good (worn pieces), nor taken by a bank. */
export function leftToRefund(order: RefundableOrder, before: readonly Refund[]): number {
  const { totalCents } = totalsOf(order.lines, order.deliveryCents)
  return before.reduce(
    (left, refund) => Math.max(0, left - refund.goodsCents - refund.deliveryCents),
    Math.max(0, totalCents - (order.lostCents ?? 0)),
  )
}

/** Pieces of each line that were not given back yet, those with none left out. */
export function leftToReturn(order: RefundableOrder, before: readonly Refund[]): ReturnedLine[] {
  return order.lines
    .map(({ id, quantity }) => ({ id, quantity: quantity - returnedOf(id, before) }))
    .filter(({ quantity }) => quantity > 0)
}

/** What a withdrawal refunds (L221-24): pieces less `wornCents`, and delivery once the whole order is back. */
export function withdrawalRefund(
  order: RefundableOrder,
  before: readonly Refund[],
  returned: readonly ReturnedLine[],
  wornCents = 0,
): RefundAnswer {
  const problem = problemOf(order, before, returned)
  if (problem !== undefined) return refuse(problem)
  const goodsCents = priceOf(order, returned)
  if (!isWhole(wornCents) || wornCents > goodsCents)
    return refuse('La retenue ne peut pas dépasser le prix des articles rendus.')
  const isWholeOrder = piecesOf(leftToReturn(order, before)) === piecesOf(returned)
  const deliveryCents = isWholeOrder ? deliveryLeft(order, before) : 0
  return answer('withdrawal', returned, { goodsCents, deliveryCents, wornCents }, leftToRefund(order, before))
}

/** What calling an order off gives back: all that is left of it, whatever the delivery was. */
export function cancellationRefund(order: RefundableOrder, before: readonly Refund[]): RefundAnswer {
  const lines = leftToReturn(order, before)
  const goodsCents = priceOf(order, lines)
  const given = before.reduce((cents, refund) => cents + refund.deliveryCents, 0)
  const deliveryCents = order.deliveryCents - given
  return answer(
    'cancellation',
    lines,
    { goodsCents, deliveryCents, wornCents: 0 },
    leftToRefund(order, before),
  )
}

/** A sum given back without a return, at most what is left. @param cents whole, 1 or more */
export function gestureRefund(
  order: RefundableOrder,
  before: readonly Refund[],
  cents: number,
): RefundAnswer {
  if (!isWhole(cents) || cents === 0) return refuse('Indiquez un montant, au centime près.')
  if (cents > leftToRefund(order, before)) return refuse('Ce montant dépasse ce qui reste à rembourser.')
  const refund = { goodsCents: cents, deliveryCents: 0, deductedCents: 0, totalCents: cents }
  return { ok: true, refund: { reason: 'gesture', lines: [], ...refund } }
}

function answer(
  reason: RefundReason,
  lines: readonly ReturnedLine[],
  { goodsCents, deliveryCents, wornCents }: { goodsCents: number; deliveryCents: number; wornCents: number },
  left: number,
): RefundAnswer {
  const totalCents = Math.max(0, Math.min(left, goodsCents + deliveryCents) - wornCents)
  if (left <= 0) return refuse('Il ne reste rien à rembourser de cette commande.')
  const deductedCents = goodsCents + deliveryCents - totalCents
  return { ok: true, refund: { reason, lines, goodsCents, deliveryCents, deductedCents, totalCents } }
}

function problemOf(
  order: RefundableOrder,
  before: readonly Refund[],
  returned: readonly ReturnedLine[],
): string | undefined {
  if (returned.length === 0) return 'Choisissez au moins un article rendu.'
  if (new Set(returned.map(({ id }) => id)).size < returned.length)
    return 'Le même article est indiqué deux fois.'
  const left = new Map(leftToReturn(order, before).map(({ id, quantity }) => [id, quantity]))
  const isPossible = returned.every(
    ({ id, quantity }) => isWhole(quantity) && quantity > 0 && quantity <= (left.get(id) ?? 0),
  )
  return isPossible ? undefined : 'Ces quantités dépassent ce qui a été commandé et pas encore rendu.'
}

function deliveryLeft(order: RefundableOrder, before: readonly Refund[]): number {
  const given = before.reduce((cents, { deliveryCents }) => cents + deliveryCents, 0)
  return Math.max(0, Math.min(order.deliveryCents, order.standardDeliveryCents) - given)
}

function returnedOf(id: string, before: readonly Refund[]): number {
  return piecesOf(before.flatMap(({ lines }) => lines).filter((line) => line.id === id))
}

function priceOf(order: RefundableOrder, returned: readonly ReturnedLine[]): number {
  const prices = new Map(order.lines.map(({ id, unitPriceCents }) => [id, unitPriceCents]))
  return returned.reduce((cents, { id, quantity }) => cents + (prices.get(id) ?? 0) * quantity, 0)
}

function piecesOf(lines: readonly ReturnedLine[]): number {
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0
}
