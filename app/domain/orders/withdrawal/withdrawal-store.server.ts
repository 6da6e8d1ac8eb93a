import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { orders, orderWithdrawals } from '#db/schema/index.ts'
import { noteEvent } from '../lock-store.server.ts'
import { readOrderNumber } from './withdrawal.ts'

type Declared = {
  readonly declarationId: string
  readonly contract: string
  readonly email: string
  readonly declaredAt: Date
}

/** Ties a withdrawal to the order it names if the email is its buyer's or guardian's; silent otherwise. */
export async function linkWithdrawal(
  transaction: Transaction,
  { declarationId, contract, email, declaredAt }: Declared,
): Promise<void> {
  const number = readOrderNumber(contract)
  if (number === undefined) return
  const address = email.trim().toLowerCase()
  const isBuyer = sql`${address} IN (lower(${orders.email}), lower(${orders.guardian} ->> 'email'))`
  const [order] = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isBuyer))
  if (!order) return
  await transaction
    .insert(orderWithdrawals)
    .values({ declarationId, orderId: order.id, declaredAt })
    .onConflictDoNothing()
  await noteEvent(transaction, order.id, { act: 'withdraw', at: declaredAt, actor: 'customer' })
}
