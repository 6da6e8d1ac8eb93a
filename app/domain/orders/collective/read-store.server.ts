import { and, desc, notInArray, sql, type SQL } from 'drizzle-orm'
import type { CollectiveRow } from '#app/domain/shop/store.server.ts'
import { collectiveOrders, orders } from '#db/schema/index.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { placedOrderOf, selectOrders } from '../read-store.server.ts'
import { heldPieces } from '../returns/pieces.ts'
import type { Reader } from '../services.server.ts'

export function isOfCollective(id: string): SQL {
  return sql`${orders.id} IN (SELECT order_id FROM club.collective_members WHERE collective_id::text = ${id})`
}

/** Every collective order with its pieces and orders that stand, the one that closes last first. */
export async function listCollectives({ database }: Reader) {
  const member = sql`club.collective_members AS member JOIN club.orders ON orders.id = member.order_id
    AND orders.stage NOT IN ('cancelled', 'expired') AND member.collective_id = club.collective_orders.id`
  const rows = await database
    .select({
      collective: collectiveOrders,
      pieces: sql<number>`(
        coalesce((SELECT sum(quantity) FROM ${member} JOIN club.order_lines AS line ON line.order_id = orders.id), 0)
        - coalesce((SELECT sum((part ->> 'quantity')::integer) FROM ${member}
          JOIN club.refunds ON refunds.order_id = orders.id, jsonb_array_elements(refund -> 'lines') AS part), 0))::integer`,
      orders: sql<number>`(SELECT count(*) FROM ${member})::integer`,
    })
    .from(collectiveOrders)
    .orderBy(desc(collectiveOrders.closesAt))
  return rows.map(({ collective, ...counts }) => ({ ...collective, ...counts }))
}

export async function findCollective({ database }: Reader, id: string): Promise<CollectiveRow | undefined> {
  const [found] = await database
    .select()
    .from(collectiveOrders)
    .where(sql`${collectiveOrders.id}::text = ${id}`)
  return found
}

/** The orders of a collective order that stand, the first one first; also inside a transaction. */
export async function ordersOfCollective({ database }: Reader, id: string): Promise<PlacedOrder[]> {
  const rows = await selectOrders(database)
    .where(and(isOfCollective(id), notInArray(orders.stage, ['cancelled', 'expired'])))
    .orderBy(orders.placedAt, orders.number)
  return rows.map(placedOrderOf)
}

/** Who ordered what by it and stands, in the sizes of today, without the pieces that were given up since. */
export async function collectiveBuyers(services: Reader, id: string) {
  return (await ordersOfCollective(services, id)).flatMap(piecesOfBuyer)
}

/** What one buyer is to have, a size a line. */
export function piecesOfBuyer(order: PlacedOrder) {
  const { number, firstName, lastName, placedAt, stage, money, balance, dueCents = 0 } = order
  const owing =
    money !== 'unpaid' && balance && dueCents > 0
      ? { cents: dueCents, balanceOn: balance.balanceOn }
      : undefined
  const buyer = { number, firstName, lastName, placedAt, stage, owing }
  return heldPieces(order).map(({ variant, detail, quantity }) => ({ ...buyer, variant, detail, quantity }))
}

/** How many pieces are to be made of each size. @param known the sizes of the product in their order */
export function toProduce(
  lines: readonly {
    readonly variant: string
    readonly detail: string | undefined
    readonly quantity: number
  }[],
  known: readonly string[] = [],
): { variant: string; detail: string; quantity: number }[] {
  const place = (variant: string) => (known.includes(variant) ? known.indexOf(variant) : known.length)
  return [...Map.groupBy(lines, ({ variant }) => variant)]
    .map(([variant, own]) => ({
      variant,
      detail: own[0]?.detail ?? '',
      quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    }))
    .toSorted((one, other) => place(one.variant) - place(other.variant))
}
