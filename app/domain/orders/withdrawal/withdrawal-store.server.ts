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

/**
 * Ties a declaration of withdrawal to the order it names, when the address is that of its buyer or of who answers for
 * them. Silent otherwise: nobody learns by it which orders there are. In the transaction that files the declaration.
 */
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
