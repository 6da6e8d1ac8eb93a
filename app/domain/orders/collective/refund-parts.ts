import type { PlacedOrder } from '../placed-order.ts'
import type { RefundReason, ReturnedLine } from '../refunds/refunds.ts'

export type RefundAsked = {
  readonly reason: RefundReason
  readonly lines?: readonly ReturnedLine[] | undefined
  readonly wornCents?: number | undefined
  readonly cents?: number | undefined
}

type Priced = Pick<PlacedOrder, 'lines'>

/**
 * A refund of an order whose balance is paid, in two: the same pieces of each, what is kept for worn ones shared by their
 * prices, to the cent. A sum without pieces is given back of the order it is asked of.
 */
export function refundParts<Asked extends RefundAsked>(
  order: Priced,
  balance: Priced | undefined,
  asked: Asked,
): { readonly own: Asked; readonly rest: Asked | undefined } {
  if (!balance || asked.reason === 'gesture') return { own: asked, rest: undefined }
  const { lines = [], wornCents = 0 } = asked
  const restCents = priceOf(balance, lines)
  const goodsCents = priceOf(order, lines) + restCents
  const restWorn = goodsCents === 0 ? 0 : Math.floor((wornCents * restCents) / goodsCents)
  return {
    own: { ...asked, wornCents: wornCents - restWorn },
    rest: { ...asked, wornCents: restWorn },
  }
}

function priceOf({ lines }: Priced, returned: readonly ReturnedLine[]): number {
  return returned.reduce((sum, { id, quantity }) => {
    const line = lines.find((one) => one.id === id)
    return sum + quantity * (line?.unitPriceCents ?? 0)
  }, 0)
}
