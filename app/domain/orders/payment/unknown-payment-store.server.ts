import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { readClub } from '#app/domain/club/store.server.ts'
import { queueMail } from '#app/domain/mail/store.server.ts'
import { writeUnknownPaymentMail } from '#app/emails/unknown-payment-mail.server.tsx'
import type { Clock } from '#app/outside/clock.ts'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { payments } from '#db/schema/index.ts'

type TellServices = {
  readonly database: Database
  readonly content: SiteContentReader
  readonly clock: Clock
}

const payloadSchema = z.object({ id: z.string() })

/** Tells the team of money that came for an order the site does not have. */
export async function tellUnknownPayment(services: TellServices, payload: unknown): Promise<void> {
  const { database, content, clock } = services
  const { id } = payloadSchema.parse(payload)
  const [payment] = await database.select().from(payments).where(eq(payments.id, id))
  if (!payment || payment.orderId !== null) return
  const { facts } = await readClub(content)
  const { receivedCents, currency, receivedAt } = payment
  const mail = await writeUnknownPaymentMail({ id, receivedCents, currency, receivedAt }, facts)
  await database.transaction((transaction) => queueMail(transaction, mail, clock.now()))
}
