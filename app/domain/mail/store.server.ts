import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'
import type { Clock } from '../../outside/clock.ts'
import type { MailCarrier } from '../../outside/mail/mail-carrier.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type MailToQueue = {
  template: string
  recipient: string
  replyTo?: string
  subject: string
  html: string
  text: string
}

/** Writes a mail and its delivery job inside the caller's transaction: it leaves after the commit, or never existed. */
export async function queueMail(transaction: Transaction, mail: MailToQueue, createdAt: Date): Promise<string> {
  const [row] = await transaction
    .insert(outgoingMails)
    .values({ ...mail, createdAt })
    .returning({ id: outgoingMails.id })
  if (!row) throw new Error('The mail was not written.')
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('deliver_mail', payload => ${JSON.stringify({ id: row.id })}::json)`,
  )
  return row.id
}

type DeliveryServices = { database: Database; mail: MailCarrier; clock: Clock; mailFrom: string | undefined }

const payloadSchema = z.object({ id: z.uuid() })

/** Delivers one queued mail. Throws when the mail server is down, so that the job is tried again. */
export async function deliverMail(services: DeliveryServices, payload: unknown): Promise<void> {
  const { database, mail, clock } = services
  const { id } = payloadSchema.parse(payload)
  const [letter] = await database.select().from(outgoingMails).where(eq(outgoingMails.id, id))
  if (!letter || letter.status === 'sent' || letter.status === 'kept') return
  const attempts = letter.attempts + 1
  try {
    const status = await mail.deliver({ ...letter, from: services.mailFrom ?? letter.recipient, to: letter.recipient })
    await database.update(outgoingMails).set({ status, attempts, sentAt: clock.now(), lastError: null }).where(eq(outgoingMails.id, id))
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error)
    await database.update(outgoingMails).set({ attempts, lastError, status: 'failed' }).where(eq(outgoingMails.id, id))
    throw error
  }
}

/** The newest mails first, for the outbox page. */
export async function listMails(database: Database, limit: number) {
  return database.query.outgoingMails.findMany({ orderBy: (mail, { desc }) => desc(mail.createdAt), limit })
}
