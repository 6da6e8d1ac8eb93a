import { and, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readClub } from '#app/domain/club/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Attachment, MailTransport } from '#app/outside/mail/mail-transport.ts'
import { RefusedMailError } from '#app/outside/mail/mail-transport.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { longestClaim } from './ending-store.server.ts'
import { mailRefused } from './mail-refused.ts'
import { holdsSecret, linkExpired, withoutSecret } from './secrets-store.server.ts'
import { type OutgoingMail, queueEmail, type WrittenEmail } from './store.server.ts'

type DeliveryServices = StoreServices & {
  mail: MailTransport
  content: SiteContentReader
  mailFrom: string | undefined
  writeEmail: (template: string, facts: object) => Promise<WrittenEmail>
  drawDocuments?: (numbers: readonly string[]) => Promise<Attachment[]>
}

const payloadSchema = z.object({ id: z.uuid() })
const longestError = 500

/** Attempts of this process, by mail, that ended without leaving when no database could be told. */
const endedUnwritten = new Map<string, number>()

/** Delivers one queued mail, once. Throws when the mail server is down or another delivery is under way: tried again. */
export async function deliverMail(services: DeliveryServices, payload: unknown): Promise<void> {
  const { id } = payloadSchema.parse(payload)
  const claimed = await claim(services, id)
  if (!claimed) return
  const progress = { isSent: false }
  try {
    await deliver(services, claimed, progress)
  } catch (error) {
    // What has left is not said to have failed: its claim ends by its age.
    if (progress.isSent) throw error
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, longestError)
    const isRefused = error instanceof RefusedMailError
    try {
      await endClaim(services, claimed, { lastError, status: isRefused ? 'unsent' : 'failed' })
    } catch (unwritten) {
      endedUnwritten.set(id, claimed.attempts)
      throw unwritten
    }
    if (!isRefused) throw error
  }
}

/** The mail, this delivery's alone; undefined when it is not to be delivered any more. */
async function claim({ database, clock }: DeliveryServices, id: string): Promise<OutgoingMail | undefined> {
  const now = clock.now()
  const isMail = eq(outgoingMails.id, id)
  const isToLeave = and(isMail, inArray(outgoingMails.status, ['waiting', 'failed']))
  const before = new Date(now.getTime() - longestClaim)
  const isFree = or(
    isNull(outgoingMails.claimedAt),
    lt(outgoingMails.claimedAt, before),
    eq(outgoingMails.attempts, endedUnwritten.get(id) ?? -1),
  )
  const [claimed] = await database
    .update(outgoingMails)
    .set({ claimedAt: now, attempts: sql`${outgoingMails.attempts} + 1` })
    .where(and(isToLeave, isFree))
    .returning()
  endedUnwritten.delete(id)
  if (!claimed && (await database.$count(outgoingMails, isToLeave)) > 0)
    throw new Error('Another delivery of this mail is under way.')
  return claimed
}

async function deliver(
  services: DeliveryServices,
  claimed: OutgoingMail,
  progress: { isSent: boolean },
): Promise<void> {
  const { mail, clock, content, mailFrom, drawDocuments, database } = services
  if (claimed.text === withoutSecret.text) throw new RefusedMailError(linkExpired)
  const { email: clubAddress } = (await readClub(content)).shown
  const from = mailFrom ?? clubAddress
  const email = claimed.facts ? await write(services, claimed, claimed.facts, clubAddress) : claimed
  const attachments = mail.isOutbox ? [] : await attachmentsOf(email, drawDocuments)
  const thread = threadOf(email, from)
  const status = await mail.deliver({ ...email, ...thread, from, to: email.recipient, attachments })
  progress.isSent = true
  const rest = status === 'sent' && holdsSecret(email.template) ? withoutSecret : {}
  const outcome = { ...rest, status, sentAt: clock.now(), lastError: null, claimedAt: null }
  await database.update(outgoingMails).set(outcome).where(eq(outgoingMails.id, email.id))
}

/** Its name in the programs of who gets it, and those of the mails it follows (RFC 5322). */
function threadOf({ id, follows }: Pick<OutgoingMail, 'id' | 'follows'>, from: string) {
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>\s*$/, '')
  const idOf = (mailId: string) => `<${mailId}@${domain}>`
  return { messageId: idOf(id), references: follows.map(idOf) }
}

/** Writes why a mail has not left, unless another delivery took over meanwhile; the club hears of one that never will. */
async function endClaim(
  { database, clock }: DeliveryServices,
  { id, attempts, template }: OutgoingMail,
  outcome: { readonly lastError: string; readonly status: 'unsent' | 'failed' },
): Promise<void> {
  const isStillOurs = and(
    eq(outgoingMails.id, id),
    eq(outgoingMails.attempts, attempts),
    notInArray(outgoingMails.status, ['sent', 'kept']),
  )
  await database.transaction(async (transaction) => {
    const [ended] = await transaction
      .update(outgoingMails)
      .set({ ...outcome, claimedAt: null })
      .where(isStillOurs)
      .returning()
    if (!ended || outcome.status !== 'unsent' || ended.text === withoutSecret.text) return
    if (template === mailRefused.name) return
    const { recipient, subject } = ended
    const facts = { id, recipient, subject, reason: outcome.lastError }
    await queueEmail(transaction, mailRefused, { facts }, clock.now())
  })
}

/** From then on it stays as it was written, whatever becomes of its delivery. */
async function write(
  { database, writeEmail }: DeliveryServices,
  { id, template, recipient }: OutgoingMail,
  facts: object,
  clubAddress: string,
): Promise<OutgoingMail> {
  const written = await writeEmail(template, facts)
  const [row] = await database
    .update(outgoingMails)
    .set({ ...written, recipient: recipient || clubAddress, facts: null })
    .where(eq(outgoingMails.id, id))
    .returning()
  if (!row) throw new Error('The email is gone.')
  return row
}

/** Drawn when the mail leaves: what was issued never changes. */
async function attachmentsOf(
  { documents }: OutgoingMail,
  draw: DeliveryServices['drawDocuments'],
): Promise<Attachment[]> {
  if (documents.length === 0) return []
  if (!draw) throw new Error('Nobody draws the documents of this mail.')
  return draw(documents)
}
