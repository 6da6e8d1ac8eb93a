import { and, count, desc, eq, getTableColumns, gte, inArray, ne, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import { isOfFamily } from '#app/domain/shared/lists/of-family.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { MailTransport } from '#app/outside/mail/mail-transport.ts'
import type { Database } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { isRetriable, mailFamilies, type MailStatus } from './rules.ts'
import { withoutSecret } from './secrets-store.server.ts'

export type ListedMail = Omit<typeof outgoingMails.$inferSelect, 'html' | 'text'>

const { html: _html, text: _text, ...listed } = getTableColumns(outgoingMails)

/** A page of the emails, newest first, by words of the address or the subject. */
export async function searchMails(
  database: Database,
  asked: {
    search: string
    status: MailStatus | readonly MailStatus[] | undefined
    /** A key of `mailFamilies`, or `autres`. */
    family?: string | undefined
    since?: Date | undefined
    page: number
    perPage: number
  },
): Promise<{ mails: ListedMail[]; total: number; ofStatus: Partial<Record<MailStatus, number>> }> {
  const { search, status, family, since, page, perPage } = asked
  const isAsked = and(
    holdsWords([outgoingMails.recipient, outgoingMails.subject], search),
    status && inArray(outgoingMails.status, [status].flat()),
    isOfFamily(outgoingMails.template, mailFamilies, family),
    since && gte(outgoingMails.createdAt, since),
  )
  const newestFirst = [desc(outgoingMails.createdAt), desc(outgoingMails.id)]
  // Words are looked for once, and the texts of a page alone are read.
  const onPage = database
    .select({ id: outgoingMails.id, total: sql<number>`count(*) OVER ()`.mapWith(Number).as('total') })
    .from(outgoingMails)
    .where(isAsked)
    .orderBy(...newestFirst)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .as('on_page')
  const rows = await database
    .select({ mail: listed, total: onPage.total })
    .from(onPage)
    .innerJoin(outgoingMails, eq(outgoingMails.id, onPage.id))
    .orderBy(...newestFirst)
  const total = rows[0]?.total ?? (await database.$count(outgoingMails, isAsked))
  const counts = await database
    .select({ status: outgoingMails.status, number: count() })
    .from(outgoingMails)
    .groupBy(outgoingMails.status)
  const ofStatus = Object.fromEntries(counts.map((row) => [row.status, row.number]))
  return { mails: rows.map(({ mail }) => mail), total, ofStatus }
}

export function countFailedMails(database: Database) {
  return database.$count(outgoingMails, eq(outgoingMails.status, 'failed'))
}

/** Starts the attempts of a mail that has not left anew, and says so in the audit log. `false` when it has, or there is none. */
export function retryMail(
  { database, clock }: { database: Database; clock: Clock },
  { id, actor }: { id: string; actor: { id: string; name: string } },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isMail = eq(outgoingMails.id, id)
    const [mail] = await transaction.select().from(outgoingMails).where(isMail).for('update')
    if (!mail || !isRetriable(mail)) return false
    if (mail.status === 'unsent')
      await transaction.update(outgoingMails).set({ status: 'waiting' }).where(isMail)
    await addDeliveryJob(transaction, mail.id)
    const subject = { id: mail.id, name: mail.subject }
    await writeAuditLog(transaction, { at: clock.now(), actor, action: 'mail.retried', subject })
    return true
  })
}

/** Lets go what was kept while no mail server was set, and whose links still serve; says how many. */
export async function releaseKeptMails({
  database,
  mail,
}: {
  database: Database
  mail: MailTransport
}): Promise<number> {
  if (mail.isOutbox) return 0
  const isKept = and(
    eq(outgoingMails.status, 'kept'),
    ne(outgoingMails.template, 'sms'),
    ne(outgoingMails.text, withoutSecret.text),
  )
  const kept = await database
    .select({ id: outgoingMails.id, recipient: outgoingMails.recipient })
    .from(outgoingMails)
    .where(isKept)
  let released = 0
  for (const { id, recipient } of kept) {
    if (await mail.keeps?.(recipient)) continue
    await database.transaction(async (transaction) => {
      await transaction
        .update(outgoingMails)
        .set({ status: 'waiting', sentAt: null })
        .where(and(eq(outgoingMails.id, id), isKept))
      await addDeliveryJob(transaction, id)
    })
    released += 1
  }
  return released
}

// One job for each email: adding it again starts its attempts anew.
export async function addDeliveryJob(
  database: Pick<Database, 'execute'>,
  id: string,
  heldMs = 0,
): Promise<void> {
  await database.execute(
    sql`SELECT graphile_worker.add_job('deliver_mail', payload => ${JSON.stringify({ id })}::json, job_key => ${`mail-${id}`},
      run_at => now() + ${`${heldMs} milliseconds`}::interval)`,
  )
}
