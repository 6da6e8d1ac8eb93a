import { authorSchema } from '#app/domain/shared/people/author.ts'
import { returnStock } from '#app/domain/shop/store.server.ts'
import { orderReturns } from '#db/schema/index.ts'
import type { TeamAct } from '../acts-store.server.ts'
import { sayWhoAndWhen } from '../authors-store.server.ts'
import { requestNextEmail } from '../emails-store.server.ts'
import { changeOrder, noteEvent, orderOf } from '../lock-store.server.ts'
import { stockOf } from '../order.ts'
import type { OrderAct, PlacedOrder } from '../placed-order.ts'
import type { Dated } from '../services.server.ts'
import { countOf } from './count-of.ts'
import { freePieces, type Pieces } from './pieces.ts'

type ReturnedPieces = {
  /** The order's line, as its id. */
  readonly line: string
  /** Undefined: the size of the line, when nobody chose. */
  readonly variant?: string | undefined
  readonly quantity: number
  readonly restock: boolean
}

export type ReturnWish = TeamAct & {
  readonly pieces: readonly ReturnedPieces[]
  /** How many pieces had come back for whoever notes these; another number, and nothing is noted. */
  readonly after?: number | undefined
}

/** Notes pieces that a buyer sent or brought back, whatever their refund; each goes back on sale or does not. */
export function receiveReturn({ database, clock }: Dated, wish: ReturnWish): Promise<OrderAct> {
  const author = authorSchema.parse(wish.author)
  return changeOrder(database, orderOf(wish), async (transaction, order) => {
    const pieces = wish.pieces.flatMap((piece) => found(order, piece) ?? [])
    if (wish.after !== undefined && wish.after !== countOf(order.returns))
      return `Un retour a été noté entre-temps${await sayWhoAndWhen(transaction, order, ['return'])}\u00a0: vérifiez ce qui reste à recevoir.`
    const problem = problemOf(order, wish, pieces)
    if (problem !== undefined) return problem
    const at = clock.now()
    const { id: orderId } = order
    const rows = pieces.map(({ line, variant, quantity, restock }) => {
      return { orderId, line: Number(line), variant, quantity, isRestocked: restock, receivedAt: at }
    })
    await transaction.insert(orderReturns).values(rows)
    await returnStock(transaction, { orderId, lines: pieces.filter(({ restock }) => restock), author, at })
    const facts = { pieces: countOf(pieces) }
    await noteEvent(transaction, orderId, { act: 'return', at, actor: 'team', author, facts })
    await requestNextEmail(transaction, orderId, 'returned', facts, at)
    return undefined
  })
}

/** What is said to be back, among what the buyer has. */
function found(order: PlacedOrder, { line, variant, quantity, restock }: ReturnedPieces) {
  const isWhole = Number.isSafeInteger(quantity) && quantity >= 1
  const known = freePieces(order).find(
    (one) => one.line === line && (variant ?? one.variant) === one.variant && one.quantity >= quantity,
  )
  return isWhole && known ? [{ ...known, quantity, restock }] : undefined
}

function problemOf(order: PlacedOrder, { pieces }: ReturnWish, known: readonly Pieces[]) {
  if (stockOf[order.stage] !== 'gone')
    return 'Cette commande n’est pas encore partie\u00a0: rien ne peut en revenir.'
  if (pieces.length === 0) return 'Indiquez au moins un article revenu.'
  const places = new Set(known.map(({ line, variant }) => `${line} ${variant}`))
  return places.size === pieces.length ? undefined : 'Ces quantités dépassent ce que l’acheteur a encore.'
}
