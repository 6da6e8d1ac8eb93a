import { stockOf } from '#app/domain/orders/order.ts'
import type { OrderExchange, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { freePieces } from '#app/domain/orders/returns/pieces.ts'
import { exchangeProblem } from '#app/domain/orders/store.server.ts'
import { findProduct, readOffers } from '#app/domain/shop/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { writeExpected } from '../acts/act-mails.server.ts'

/** What can be exchanged for what, and what waits for its old piece. */
export async function exchangeView(
  services: Pick<Services, 'content' | 'database' | 'clock' | 'siteUrl'>,
  order: PlacedOrder,
) {
  const lines = await Promise.all(
    freePieces(order).map(async ({ line, identifier, variant: from, detail, quantity }) => {
      const product = await findProduct(services, identifier)
      const names = product?.variants.map(({ id: variant }) => ({ identifier, variant })) ?? []
      const sizes = (await readOffers(services, names)).filter(({ variant }) => variant !== from)
      const [size] = sizes
      const wish = { line, from, to: size?.variant ?? '', quantity: 1 }
      const problem = size
        ? exchangeProblem(order, wish, size)
        : 'Cet article n’a pas d’autre taille à la boutique.'
      return {
        line,
        from,
        quantity,
        name: [labelOf(order, line), detail].filter(Boolean).join(', '),
        problem,
        mails: problem === undefined ? await mailsOfNew(services, order, wish) : [],
        sizes: sizes.map(({ variant, detail: words, label, left }) => ({
          value: variant,
          words: words ?? label,
          left,
        })),
      }
    }),
  )
  const open = await Promise.all(
    order.exchanges
      .filter(({ state }) => state === 'open')
      .map(async ({ rank, line, quantity, toDetail }) => ({
        rank,
        what: `${quantity} × ${labelOf(order, line)}, pour ${toDetail ?? 'une autre'}`,
        mails: [
          ...(await writeExpected(services, [['exchanged', order, { rank }]])),
          ...(await writeExpected(services, [['not-exchanged', order, { rank }]])),
        ],
      })),
  )
  return { lines, open, after: order.exchanges.length }
}

type Wish = Parameters<typeof exchangeProblem>[1]

/** The email of an exchange whose size is still to be chosen. */
function mailsOfNew(
  services: Pick<Services, 'content' | 'siteUrl'>,
  order: PlacedOrder,
  { line, from, to, quantity }: Wish,
) {
  const rank = order.exchanges.length + 1
  const state = stockOf[order.stage] === 'reserved' ? 'done' : 'open'
  const pieces = { line, quantity, fromVariant: from, toVariant: to, toDetail: 'la taille choisie' }
  const exchange: OrderExchange = { rank, state, ...pieces }
  return writeExpected(services, [
    ['exchange', { ...order, exchanges: [...order.exchanges, exchange] }, { rank }],
  ])
}

function labelOf({ lines }: PlacedOrder, line: string): string {
  return lines.find(({ id }) => id === line)?.label ?? ''
}

export type ExchangeView = Awaited<ReturnType<typeof exchangeView>>
