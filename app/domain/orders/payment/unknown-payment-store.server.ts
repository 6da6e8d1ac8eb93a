import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { payments } from '#db/schema/index.ts'
import { unknownPayment } from './unknown-payment.ts'

const payloadSchema = z.object({ id: z.string() })

/** Tells the team of money that came for an order the site does not have. */
export async function tellUnknownPayment(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  payload: unknown,
): Promise<void> {
  const { id } = payloadSchema.parse(payload)
  const [facts] = await database.select().from(payments).where(eq(payments.id, id))
  if (!facts || facts.orderId !== null) return
  await database.transaction((transaction) => queueEmail(transaction, unknownPayment, { facts }, clock.now()))
}
