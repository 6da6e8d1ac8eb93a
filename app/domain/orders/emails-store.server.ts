import { and, count, eq, isNull, like, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { type ClubFacts, readClub } from '#app/domain/club/store.server.ts'
import { type MailToQueue, queueMail, readMailWords, type SaidWords } from '#app/domain/mail/store.server.ts'
import { heldMs } from '#app/domain/shared/take-back-time.ts'
import { readShopTexts, type ShopTexts } from '#app/domain/shop/store.server.ts'
import { readBankAccount, type BankAccount } from '#content/collections/private.ts'
import type { Transaction } from '#db/database.ts'
import { orderEmails } from '#db/schema/index.ts'
import type { PlacedOrder } from './placed-order.ts'
import { findOrderById } from './read-store.server.ts'
import type { Dated, OrderServices } from './services.server.ts'

type EmailFacts = Readonly<Record<string, string | number>>

/** The emails there are about an order: those to the buyer, and some to the team. `refund-1` is the first refund. */
export type OrderEmail =
  | 'received'
  | 'paid'
  | 'reminder-1'
  | 'reminder-2'
  | 'payment-failed'
  | 'ready'
  | 'waiting-1'
  | 'waiting-2'
  | 'sent'
  | 'cancelled'
  | 'expired'
  | 'given-back'
  | `refund-${number}`
  | 'refund-refused'
  | 'withdrawal-over'
  | 'delivered'
  | 'returned'
  | 'exchange'
  | 'exchanged'
  | 'not-exchanged'
  | 'team-notice'
  | 'team-expired'
  | 'money-held'
  | 'refund-held'
  | 'dispute'

export type OrderEmailFacts = {
  readonly order: PlacedOrder
  readonly club: ClubFacts
  readonly bank: BankAccount | null
  readonly shop: ShopTexts
  readonly siteUrl: string
  /** What the owner changed of the emails. */
  readonly words?: SaidWords
  /** `given-back`: `cents`, `why` · `money-held`: `receivedCents`, `currency`, `why` (as `reconcile` decided).
   * `refund-held`, `refund-refused`: `cents`, `why`, `refund` of one made at the service · `dispute`: as its event.
   * `withdrawal-over`: `why` (`kept` with the `rank` of its refund, `nothing-left`) · `returned`: `pieces` · `exchange`, `exchanged`, `not-exchanged`: `rank`. */
  readonly facts?: EmailFacts | undefined
}

// One after the other: writing them is work, and buyers go first. One job an email, however often it is asked for.
// A card that is refused says nothing yet: its buyer is still at the payment page, with another. A step may be taken back.
export const addEmailJob = sql`graphile_worker.add_job(
  'order_email', json_build_object('orderId', order_id, 'email', email), queue_name => 'order_emails',
  job_key => 'email-' || order_id || '-' || email,
  run_at => now() + CASE WHEN email = 'payment-failed' THEN interval '10 minutes'
    WHEN email IN ('ready', 'sent') OR email LIKE 'delivered%' THEN interval '${sql.raw(String(heldMs))} milliseconds'
    ELSE interval '0' END)`

export type RequestedEmail = { readonly email: string; readonly facts?: EmailFacts }

/** Queues emails about an order in the caller's transaction, each once; later ones are numbered: `money-held-2`. */
export async function requestEmails(
  transaction: Transaction,
  orderId: string,
  emails: readonly RequestedEmail[],
  requestedAt: Date,
): Promise<void> {
  await transaction.execute(
    sql`WITH requested AS (${requestingEmails(orderId, emails, requestedAt)}) SELECT ${addEmailJob} FROM requested`,
  )
}

/** The same as a part of a longer statement: rows to add jobs for, with `addEmailJob`. */
export function requestingEmails(orderId: string, emails: readonly RequestedEmail[], requestedAt: Date): SQL {
  return sql`
    INSERT INTO club.order_emails (order_id, email, facts, requested_at)
    SELECT ${orderId}::uuid, email, facts, ${requestedAt.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) AS wanted (email text, facts jsonb)
    ON CONFLICT DO NOTHING
    RETURNING order_id, email`
}

const numbered = [
  'money-held',
  'given-back',
  'refund-held',
  'dispute',
  'withdrawal-over',
  'delivered',
  'returned',
  'exchange',
  'exchanged',
  'not-exchanged',
] as const
type NumberedEmail = (typeof numbered)[number]

/** Asks for one more email of a kind: `money-held`, then `money-held-2`. The order is held by the caller. */
export async function requestNextEmail(
  transaction: Transaction,
  orderId: string,
  kind: NumberedEmail,
  facts: EmailFacts,
  at: Date,
): Promise<void> {
  const [known] = await transaction
    .select({ emails: count() })
    .from(orderEmails)
    .where(and(eq(orderEmails.orderId, orderId), like(orderEmails.email, `${kind}%`)))
  const before = known?.emails ?? 0
  const email = before === 0 ? kind : `${kind}-${before + 1}`
  await requestEmails(transaction, orderId, [{ email, facts }], at)
}

type EmailServices = Pick<OrderServices, 'database' | 'content' | 'clock' | 'siteUrl'> & {
  readonly writeOrderMails: (email: OrderEmail, facts: OrderEmailFacts) => Promise<MailToQueue[]>
}

/** What emails about any order are written with. */
export async function readEmailFacts({ content, siteUrl }: Pick<OrderServices, 'content' | 'siteUrl'>) {
  const { facts: club } = await readClub(content)
  const shop = await readShopTexts({ content })
  const words = await readMailWords(content)
  return { club, shop, bank: await readBankAccount(content), siteUrl, words }
}

const payloadSchema = z.object({ orderId: z.uuid(), email: z.string() })

/** Writes what was asked for, from the order as it is now, and queues it; what was written is left alone. */
export async function writeOrderEmail(services: EmailServices, payload: unknown): Promise<void> {
  const { database, content, clock, siteUrl, writeOrderMails } = services
  const { orderId, email } = payloadSchema.parse(payload)
  const isWaiting = and(
    eq(orderEmails.orderId, orderId),
    eq(orderEmails.email, email),
    isNull(orderEmails.writtenAt),
  )
  const [requested] = await database.select({ facts: orderEmails.facts }).from(orderEmails).where(isWaiting)
  const order = requested && (await findOrderById(database, orderId))
  if (!order) return
  const about = {
    ...(await readEmailFacts({ content, siteUrl })),
    order,
    facts: requested.facts ?? undefined,
  }
  const mails = await writeOrderMails(kindOf(email), about)
  const writtenAt = clock.now()
  await database.transaction(async (transaction) => {
    const written = await transaction
      .update(orderEmails)
      .set({ writtenAt })
      .where(isWaiting)
      .returning({ email: orderEmails.email })
    if (written.length === 0) return
    for (const mail of mails) await queueMail(transaction, mail, writtenAt)
  })
}

/** Asks again for the emails of more than an hour ago that could not be written; says how many. */
export async function retryOrderEmails({ database, clock }: Dated): Promise<number> {
  const anHourAgo = new Date(clock.now().getTime() - 3_600_000).toISOString()
  const { rows } = await database.execute(sql`
    SELECT ${addEmailJob} FROM club.order_emails
    WHERE written_at IS NULL AND requested_at < ${anHourAgo}::timestamptz`)
  return rows.length
}

function kindOf(email: string): OrderEmail {
  // Only emails of this list are asked for.
  return (numbered.find((kind) => email.startsWith(`${kind}-`)) ?? email) as OrderEmail
}
