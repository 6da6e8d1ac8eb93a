import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { heldPieces } from '#app/domain/orders/returns/pieces.ts'
import { findCollective, listHandOver } from '#app/domain/orders/store.server.ts'
import { listProductSummaries } from '#app/domain/shop/store.server.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import type { readCoach } from '../../frame/read-coach.server.ts'

/** What an address asks to hand over: all that is ready, or what a collective order made (`?groupee=`). Throws « not found ». */
export async function readHandOver(
  request: Request,
  { services }: Awaited<ReturnType<typeof readCoach>>,
  query: URLSearchParams,
) {
  const id = query.get('groupee')
  if (id === null) return { orders: await listHandOver(services), collective: undefined }
  const found = await findCollective(services, id)
  if (!found) throw pageNotFound(request)
  const [orders, products] = await Promise.all([listHandOver(services, id), listProductSummaries(services)])
  const name = products.find(({ identifier }) => identifier === found.identifier)?.name ?? found.identifier
  return { orders, collective: { id, name } }
}

/** « 2 × Maillot Nuit, Ardoise, taille M », a line for each size that the buyer is to have. */
export function piecesInWords(order: PlacedOrder): string[] {
  return heldPieces(order).map(({ line, detail, quantity }) => {
    const label = order.lines.find(({ id }) => id === line)?.label
    return `${quantity} × ${[label, detail].filter(Boolean).join(', ')}`
  })
}
