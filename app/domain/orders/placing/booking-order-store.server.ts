import { sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Address } from '#app/domain/shared/people/address.ts'
import type { Transaction } from '#db/database.ts'
import { orders } from '#db/schema/index.ts'
import { orderNumber, type FrozenTerms } from '../documents/documents.ts'
import { requestEmails } from '../emails-store.server.ts'
import { noteEvent } from '../lock-store.server.ts'
import { madeColumns, nextRank, type MadeOrder } from './place-store.server.ts'
import { totalsOf } from './recap.ts'

/** One instalment of a booking, as an order. Lines hold no name: they are never forgotten. Cents. */
export type BookingOrder = {
  readonly key?: string
  readonly bookingId: string
  readonly instalment: number
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
  }[]
  /** Fingerprint of the general terms, kept before (`keepTerms`). */
  readonly terms: string
  readonly agreed: Omit<FrozenTerms, 'terms' | 'termsVersion' | 'termsUpdatedOn'>
  readonly recap: string
  readonly placedAt: Date
  readonly expiresAt: Date | undefined
  readonly emails: readonly string[]
}

/** Writes an order that pays for a booking, with its emails, in the caller’s transaction. */
export async function writeBookingOrder(
  transaction: Transaction,
  { key = randomUUID(), buyer, lines, emails, ...booked }: BookingOrder,
): Promise<MadeOrder> {
  const { placedAt } = booked
  const { goodsCents, totalCents } = totalsOf(lines, 0)
  const [order] = await transaction
    .insert(orders)
    .values({
      ...booked,
      ...buyer,
      key,
      number: orderNumber(placedAt, await nextRank(transaction)),
      secret: randomBytes(24).toString('base64url'),
      delivery: 'none',
      deliveryOption: 'stage',
      deliveryCents: 0,
      standardDeliveryCents: 0,
      goodsCents,
      totalCents,
    })
    .returning(madeColumns)
  if (!order) throw new Error('The order of a booking was not written.')
  const ranked = lines.map((line, index) => ({ ...line, rank: index + 1 }))
  await transaction.execute(sql`
    INSERT INTO club.order_lines
      (order_id, rank, identifier, variant, label, detail, quantity, unit_price_cents, regime)
    SELECT ${order.id}::uuid, rank, identifier, variant, label, detail, quantity, "unitPriceCents", 'dated-leisure'
    FROM jsonb_to_recordset(${JSON.stringify(ranked)}::jsonb) AS line (rank integer, identifier text,
      variant text, label text, detail text, quantity integer, "unitPriceCents" integer)`)
  await noteEvent(transaction, order.id, { act: 'place', at: placedAt, actor: 'customer' })
  if (emails.length > 0)
    await requestEmails(
      transaction,
      order.id,
      emails.map((email) => ({ email })),
      placedAt,
    )
  return order
}
