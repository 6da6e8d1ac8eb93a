import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { RefundReason } from '#app/domain/orders/refunds/refunds.ts'
import { isKeyOf } from '#app/domain/shared/key-of.ts'
import { readCents } from '#app/domain/shared/typed-cents.ts'

export const refundReasons = {
  retour: {
    reason: 'withdrawal',
    title: 'Des articles rendus',
    description: 'Le retour est reçu\u00a0: articles choisis, moins une retenue s’ils sont usés.',
  },
  geste: { reason: 'gesture', title: 'Un geste', description: 'Une somme, sans rien rendre.' },
  tout: {
    reason: 'cancellation',
    title: 'Tout',
    description: 'Tout ce qui reste de la commande, livraison comprise.',
  },
} as const satisfies Record<string, { reason: RefundReason; title: string; description: string }>

export type Purpose = keyof typeof refundReasons
const isPurpose = isKeyOf(refundReasons)

export const lineField = (id: string) => `ligne-${id}`

/** What a refund’s form or address asks for; `problem` in French when it cannot be read, nothing before it is filled in. */
export function readRefundWish(fields: URLSearchParams | FormData, { lines }: Pick<PlacedOrder, 'lines'>) {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const purpose = text('pour')
  if (!isPurpose(purpose)) return undefined
  const sum = text(purpose === 'retour' ? 'retenue' : 'somme')
  const cents = sum === '' ? undefined : readCents(sum)
  const isReadable = purpose === 'tout' || sum === '' || cents !== undefined
  const returned = lines.flatMap(({ id }) => {
    const quantity = Number(text(lineField(id)) || 0)
    return quantity === 0 ? [] : [{ id, quantity }]
  })
  return {
    problem: isReadable ? undefined : 'Écrivez la somme en euros, comme 12,50.',
    wish: {
      reason: refundReasons[purpose].reason,
      ...(purpose === 'retour' && { lines: returned, wornCents: cents }),
      ...(purpose === 'geste' && { cents }),
      restock: purpose !== 'geste' && text('stock') === 'oui',
    },
  }
}
