import type { OrderExchange, OrderReturn } from '../placed-order.ts'
import { refundsOf, type Refund } from '../refunds/refunds.ts'
import { countOf } from './count-of.ts'

/** Pieces of one line in one size, as the buyer has them or is to have them. */
export type Pieces = {
  /** The order's line, as its id. */
  readonly line: string
  readonly identifier: string
  readonly variant: string
  readonly detail: string | undefined
  readonly quantity: number
}

type Line = {
  readonly id: string
  readonly identifier: string
  readonly variant: string
  readonly detail: string | undefined
  readonly quantity: number
}

/** What is known of an order's pieces since it was agreed. */
export type Moved = {
  readonly lines: readonly Line[]
  readonly exchanges: readonly OrderExchange[]
  readonly returns: readonly OrderReturn[]
  readonly refunds: readonly { readonly refund: Refund | undefined }[]
}

/** The lines of an order with the sizes that were exchanged since; one that was exchanged in part is told twice, by one id. */
export function linesNow<Known extends Line>({
  lines,
  exchanges,
}: {
  readonly lines: readonly Known[]
  readonly exchanges: readonly OrderExchange[]
}): Known[] {
  return lines.flatMap((line) => {
    const done = exchanges.filter((one) => one.line === line.id && one.state === 'done')
    const sizes = new Map([[line.variant, { detail: line.detail, quantity: line.quantity }]])
    for (const { fromVariant, toVariant, toDetail, quantity: moved } of done) {
      const [from, to] = [sizes.get(fromVariant), sizes.get(toVariant)]
      sizes.set(fromVariant, { detail: from?.detail, quantity: (from?.quantity ?? 0) - moved })
      sizes.set(toVariant, { detail: toDetail, quantity: (to?.quantity ?? 0) + moved })
    }
    return [...sizes].flatMap(([variant, own]) => (own.quantity > 0 ? [{ ...line, variant, ...own }] : []))
  })
}

/** What the buyer still has: neither back, nor refunded without coming back. */
export function heldPieces(order: Moved): Pieces[] {
  const left = linesNow(order).map(({ id: line, identifier, variant, detail, quantity }) => {
    const back = countOf(order.returns.filter((one) => one.line === line && one.variant === variant))
    return { line, identifier, variant, detail, quantity: quantity - back }
  })
  const gone = new Map(order.lines.map(({ id }) => [id, refundedBeyondReturns(order, id)]))
  return left.flatMap((pieces) => {
    const taken = Math.min(pieces.quantity, gone.get(pieces.line) ?? 0)
    gone.set(pieces.line, (gone.get(pieces.line) ?? 0) - taken)
    return pieces.quantity > taken ? [{ ...pieces, quantity: pieces.quantity - taken }] : []
  })
}

/** What may come back or be exchanged: what is held, less what waits for its exchange. */
export function freePieces(order: Moved): Pieces[] {
  return heldPieces(order).flatMap((pieces) => {
    const waiting = order.exchanges.filter(
      ({ state, line, fromVariant }) =>
        state === 'open' && line === pieces.line && fromVariant === pieces.variant,
    )
    const quantity = pieces.quantity - countOf(waiting)
    return quantity > 0 ? [{ ...pieces, quantity }] : []
  })
}

/** Of pieces that are refunded now, those that have not come back yet: they come with the refund. */
export function comingBack(
  order: Moved,
  refunded: readonly { readonly id: string; readonly quantity: number }[],
): Pieces[] {
  const held = heldPieces(order)
  return refunded.flatMap(({ id, quantity }) => {
    let left = quantity - returnedUnpaid(order, id)
    return held.flatMap((pieces) => {
      const taken = pieces.line === id ? Math.max(0, Math.min(pieces.quantity, left)) : 0
      left -= taken
      return taken > 0 ? [{ ...pieces, quantity: taken }] : []
    })
  })
}

/** Pieces of a line that came back and whose price was not given back. */
export function returnedUnpaid(order: Moved, line: string): number {
  return Math.max(0, returnedOf(order, line) - refundedOf(order, line))
}

function refundedBeyondReturns(order: Moved, line: string): number {
  return Math.max(0, refundedOf(order, line) - returnedOf(order, line))
}

function returnedOf({ returns }: Moved, line: string): number {
  return countOf(returns.filter((one) => one.line === line))
}

function refundedOf(order: Moved, line: string): number {
  const lines = refundsOf(order).flatMap((refund) => refund.lines)
  return countOf(lines.filter(({ id }) => id === line))
}
