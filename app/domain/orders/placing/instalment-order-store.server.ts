import { sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Address } from '#app/domain/shared/people/address.ts'
import type { Transaction } from '#db/database.ts'
import { orderEvents, orderLines, orders } from '#db/schema/index.ts'
import { orderNumber, type FrozenTerms } from '../documents/documents.ts'
import { addEmailJob, type RequestedEmail, requestingEmails } from '../emails-store.server.ts'
import { nextRank, type MadeOrder } from './place-store.server.ts'
import { totalsOf } from './recap.ts'

/** What an instalment pays for: a part of a booking, or the balance of an order with a deposit. */
type Paying = { readonly bookingId: string; readonly instalment: number } | { readonly balanceOf: string }

/** One instalment of a contract, as an order. Lines hold no name: they are never forgotten. Cents. */
export type InstalmentOrder = Paying & {
  readonly key?: string
  readonly buyer: {
    readonly email: string
    readonly phone: string | undefined
    readonly firstName: string
    readonly lastName: string
    readonly address: Address | undefined
    readonly note?: string | undefined
  }
  readonly userId: string | undefined
  readonly paymentMethod: 'card' | 'transfer'
  readonly lines: readonly {
    readonly identifier: string
    readonly variant: string
    readonly label: string
    readonly detail: string | undefined
    readonly quantity: number
    readonly unitPriceCents: number
    /** From 1; as they stand here where none is told. */
    readonly rank?: number
    readonly regime?: string
  }[]
  /** Fingerprint of the general terms, kept before (`keepTerms`). */
  readonly terms: string
  readonly agreed: Omit<FrozenTerms, 'terms' | 'termsVersion' | 'termsUpdatedOn'>
  /** `nextOrderRank`, where it was just asked for. */
  readonly rank?: number
  readonly recap: string
  readonly placedAt: Date
  readonly expiresAt: Date | undefined
  readonly emails: readonly RequestedEmail[]
}

/** Writes an order that brings nothing by itself, with its emails, in the caller’s transaction. */
export async function writeInstalmentOrder(
  transaction: Transaction,
  { key = randomUUID(), rank, buyer, lines, emails, ...booked }: InstalmentOrder,
): Promise<MadeOrder> {
  const { placedAt } = booked
  const { goodsCents, totalCents } = totalsOf(lines, 0)
  const id = randomUUID()
  const order = {
    ...booked,
    ...buyer,
    id,
    key,
    number: orderNumber(placedAt, rank ?? (await nextRank(transaction))),
    secret: randomBytes(24).toString('base64url'),
    delivery: 'none' as const,
    deliveryOption: 'balanceOf' in booked ? 'solde' : 'stage',
    deliveryCents: 0,
    standardDeliveryCents: 0,
    goodsCents,
    totalCents,
  }
  const ranked = lines.map((line, index) => ({
    rank: index + 1,
    regime: 'dated-leisure',
    ...line,
    orderId: id,
  }))
  const placed = { orderId: id, act: 'place', at: placedAt, actor: 'customer' }
  // In one statement: everybody else who books this camp waits meanwhile.
  await transaction.execute(sql`
    WITH placed AS ${transaction.insert(orders).values(order)},
      lines AS ${transaction.insert(orderLines).values(ranked)},
      story AS ${transaction.insert(orderEvents).values(placed)},
      requested AS (${requestingEmails(id, emails, placedAt)})
    SELECT ${addEmailJob} FROM requested`)
  const { number, secret, paymentMethod, recap } = order
  return { id, number, secret, paymentMethod, recap }
}
