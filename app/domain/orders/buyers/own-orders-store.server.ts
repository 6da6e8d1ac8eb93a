import { desc, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { placedOrderOf } from '../placed-order-of.ts'
import type { PlacedOrder } from '../placed-order.ts'
import { selectOrders } from '../read-store.server.ts'

const mostShown = 100

/** The orders that somebody made while signed in, the latest first. @param userId number of the account */
export async function listOwnOrders(
  { database }: { readonly database: Pick<Database, 'select'> },
  userId: string,
): Promise<PlacedOrder[]> {
  const rows = await selectOrders(database)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(mostShown)
  return rows.map(placedOrderOf)
}
