import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { CollectiveRow } from '#app/domain/shop/store.server.ts'
import { collectiveMembers, collectiveOrders, orderLines, orders } from '#db/schema/index.ts'
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

/** Who ordered what by it and stands, the first one first. */
export function collectiveBuyers({ database }: Reader, id: string) {
  const { number, firstName, lastName, placedAt, stage } = orders
  const { detail, variant, quantity } = orderLines
  return database
    .select({ number, firstName, lastName, placedAt, stage, detail, variant, quantity })
    .from(collectiveMembers)
    .innerJoin(orders, eq(orders.id, collectiveMembers.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(sql`${collectiveMembers.collectiveId}::text = ${id}`, stands))
    .orderBy(placedAt, number)
}

/** How many pieces are to be made of each size. */
export function toProduce(
  lines: readonly { readonly variant: string; readonly detail: string | null; readonly quantity: number }[],
): { variant: string; detail: string; quantity: number }[] {
  return [...Map.groupBy(lines, ({ variant }) => variant)].map(([variant, own]) => ({
    variant,
    detail: own[0]?.detail ?? '',
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}
