import type { Transaction } from '#db/database.ts'
import { orderEvents } from '#db/schema/index.ts'
import type { OrderEvent } from './placed-order.ts'

type Noted = Pick<OrderEvent, 'act' | 'at' | 'actor'> & Partial<Pick<OrderEvent, 'author' | 'facts'>>

/** Adds a line to the story of an order, with what it tells of. @param facts amounts, references; never a name */
export async function noteEvent(transaction: Transaction, orderId: string, event: Noted): Promise<void> {
  await transaction.insert(orderEvents).values({ orderId, ...event })
}
