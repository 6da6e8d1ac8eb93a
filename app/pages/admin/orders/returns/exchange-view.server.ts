import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { freePieces } from '#app/domain/orders/returns/pieces.ts'
import { exchangeProblem } from '#app/domain/orders/store.server.ts'
import { findProduct, readOffers } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'

/** What can be exchanged for what, and what waits for its old piece. */
export async function exchangeView(
  services: Pick<Services, 'content' | 'database' | 'clock'>,
  order: PlacedOrder,
) {
  const lines = await Promise.all(
    freePieces(order).map(async ({ line, identifier, variant: from, detail, quantity }) => {
      const product = await findProduct(services, identifier)
      const names = product?.variants.map(({ id: variant }) => ({ identifier, variant })) ?? []
      const sizes = (await readOffers(services, names)).filter(({ variant }) => variant !== from)
      const [size] = sizes
      const wish = { line, from, to: size?.variant ?? '', quantity: 1 }
      return {
        line,
        from,
        quantity,
        name: [labelOf(order, line), detail].filter(Boolean).join(', '),
        problem: size
          ? exchangeProblem(order, wish, size)
          : 'Cet article n’a pas d’autre taille à la boutique.',
        sizes: sizes.map(({ variant, detail: words, label, left }) => ({
          value: variant,
          words: words ?? label,
          left,
        })),
      }
    }),
  )
  const open = order.exchanges
    .filter(({ state }) => state === 'open')
    .map(({ rank, line, quantity, toDetail }) => {
      return { rank, what: `${quantity} × ${labelOf(order, line)}, pour ${toDetail ?? 'une autre'}` }
    })
  return { lines, open, after: order.exchanges.length }
}

function labelOf({ lines }: PlacedOrder, line: string): string {
  return lines.find(({ id }) => id === line)?.label ?? ''
}

export type ExchangeView = Awaited<ReturnType<typeof exchangeView>>
