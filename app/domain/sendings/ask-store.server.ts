import { and, eq, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Actor, Invitation } from '#app/domain/members/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { sendingLines, sendings } from '#db/schema/index.ts'
import { readAudience } from './audience-store.server.ts'
import type { Letter } from './letter-schema.ts'

type Asked = { key: string; actor: Actor }

/** Queues invitations, some a minute; the same `key` again changes nothing. Each address once. */
export function sendInvitations(
  { database, clock }: StoreServices,
  { key, people, actor }: Asked & { people: readonly Invitation[] },
): Promise<void> {
  const at = clock.now()
  const lines = people.map((person, rank) => ({ ...person, sendingId: key, rank, at }))
  return database.transaction((transaction) =>
    write(transaction, { id: key, kind: 'invitations' }, { lines, actor, at }),
  )
}

/** Queues a letter to an audience, an email a person; the same `key` again changes nothing. False when nobody would get it, or when other words left with this key. */
export async function sendLetter(
  services: StoreServices,
  { key, audience, subject, text, actor }: Asked & Omit<Letter, 'key'>,
): Promise<boolean> {
  const readers = await readAudience(services, audience)
  if (!readers || readers.people.length === 0) return false
  const at = services.clock.now()
  const lines = readers.people.map((person, rank) => ({ ...person, sendingId: key, rank, at }))
  const sending = { id: key, kind: 'letter' as const, audience: readers.name, subject, text }
  return services.database.transaction(async (transaction) => {
    await write(transaction, sending, { lines, actor, at })
    const [sent] = await transaction.select().from(sendings).where(eq(sendings.id, key))
    return sent?.subject === subject && sent.text === text && sent.audience === readers.name
  })
}

type Lines = (typeof sendingLines.$inferInsert)[]
type NewSending = Omit<typeof sendings.$inferInsert, 'actorId' | 'actorName' | 'createdAt'>

const rowsAtOnce = 500

async function write(
  transaction: Transaction,
  sending: NewSending,
  { lines, actor, at }: { lines: Lines; actor: Actor; at: Date },
): Promise<void> {
  const by = { actorId: actor?.id ?? null, actorName: actor?.name ?? 'Le site' }
  const made = await transaction
    .insert(sendings)
    .values({ ...sending, ...by, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: sendings.id })
  if (made.length === 0) return
  for (let from = 0; from < lines.length; from += rowsAtOnce)
    await transaction
      .insert(sendingLines)
      .values(lines.slice(from, from + rowsAtOnce))
      .onConflictDoNothing()
  await writeAuditLog(transaction, {
    at,
    actor,
    action: `sending.${sending.kind}`,
    subject: { id: sending.id, name: sending.subject || 'Invitations' },
    details: { people: lines.length, ...(sending.audience && { audience: sending.audience }) },
  })
  await wakeSender(transaction)
}

/** The minute's job comes at once. */
export async function wakeSender(transaction: Pick<Transaction, 'execute'>): Promise<void> {
  await transaction.execute(
    sql`SELECT graphile_worker.add_job('send_some', job_key => 'send_some', queue_name => 'send_some', max_attempts => 1)`,
  )
}

type Turning = { id: string; from: 'waiting' | 'failed'; actor: Actor }

/** Keeps what waits from leaving (`waiting`), or tries again what failed (`failed`); says how many lines. */
export function turnSending(
  { database, clock }: StoreServices,
  { id, from, actor }: Turning,
): Promise<number> {
  const at = clock.now()
  const to =
    from === 'waiting'
      ? { state: 'stopped' as const }
      : { state: 'waiting' as const, attempts: 0, problem: null }
  return database.transaction(async (transaction) => {
    const isMeant = and(eq(sendingLines.sendingId, id), eq(sendingLines.state, from))
    const turned = await transaction
      .update(sendingLines)
      .set({ ...to, at })
      .where(isMeant)
      .returning({ email: sendingLines.email })
    if (turned.length === 0) return 0
    const action = from === 'waiting' ? 'sending.stopped' : 'sending.retried'
    const [sending] = await transaction.select().from(sendings).where(eq(sendings.id, id))
    const subject = { id, name: sending?.subject || 'Invitations' }
    await writeAuditLog(transaction, { at, actor, action, subject, details: { people: turned.length } })
    if (from === 'failed') await wakeSender(transaction)
    return turned.length
  })
}
