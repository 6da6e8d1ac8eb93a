import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { CollectiveRow } from '#app/domain/shop/store.server.ts'
import { collectiveMembers, collectiveOrders, orderExchanges, orderLines, orders } from '#db/schema/index.ts'
import { linesNow } from '../returns/pieces.ts'
import type { Reader } from '../services.server.ts'

const stands = notInArray(orders.stage, ['cancelled', 'expired'])

/** Every collective order with its pieces and orders that stand, the one that closes last first. */
export async function listCollectives({ database }: Reader) {
  const rows = await database
    .select({
      collective: collectiveOrders,
      pieces: sql<number>`coalesce(sum(${orderLines.quantity}) FILTER (WHERE ${stands}), 0)::integer`,
      orders: sql<number>`(count(DISTINCT ${orders.id}) FILTER (WHERE ${stands}))::integer`,
    })
    .from(collectiveOrders)
    .leftJoin(collectiveMembers, eq(collectiveMembers.collectiveId, collectiveOrders.id))
    .leftJoin(orders, eq(orders.id, collectiveMembers.orderId))
    .leftJoin(orderLines, eq(orderLines.orderId, orders.id))
    .groupBy(collectiveOrders.id)
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

/** Who ordered what by it and stands, in the sizes of today, the first one first. */
export async function collectiveBuyers({ database }: Reader, id: string) {
  const isOfIt = sql`${collectiveMembers.collectiveId}::text = ${id}`
  const { number, firstName, lastName, placedAt, stage, id: orderId } = orders
  const { rank, identifier, detail, variant, quantity } = orderLines
  const rows = await database
    .select({
      orderId,
      line: { id: sql<string>`${rank}::text`, identifier, variant, detail, quantity },
      buyer: { number, firstName, lastName, placedAt, stage },
    })
    .from(collectiveMembers)
    .innerJoin(orders, eq(orders.id, collectiveMembers.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isOfIt, stands))
    .orderBy(placedAt, number, rank)
  const exchanged = await database
    .select({ exchange: orderExchanges })
    .from(orderExchanges)
    .innerJoin(collectiveMembers, eq(collectiveMembers.orderId, orderExchanges.orderId))
    .where(isOfIt)
    .orderBy(orderExchanges.rank)
  return rows.flatMap(({ orderId: ofRow, line, buyer }) => {
    const exchanges = exchanged
      .filter(({ exchange }) => exchange.orderId === ofRow)
      .map(({ exchange }) => ({
        ...exchange,
        line: String(exchange.line),
        toDetail: exchange.toDetail ?? undefined,
      }))
    const lines = [{ ...line, detail: line.detail ?? undefined }]
    return linesNow({ lines, exchanges }).map((now) => ({
      ...buyer,
      variant: now.variant,
      detail: now.detail,
      quantity: now.quantity,
    }))
  })
}

/** How many pieces are to be made of each size. */
export function toProduce(
  lines: readonly {
    readonly variant: string
    readonly detail: string | undefined
    readonly quantity: number
  }[],
): { variant: string; detail: string; quantity: number }[] {
  return [...Map.groupBy(lines, ({ variant }) => variant)].map(([variant, own]) => ({
    variant,
    detail: own[0]?.detail ?? '',
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}
