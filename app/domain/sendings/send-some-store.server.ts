import { and, asc, count, eq, gt, inArray, lte } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { inTurn, inviteInTurn, type MemberServices } from '#app/domain/members/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { members, sendingLines, sendings } from '#db/schema/index.ts'
import { hasCutLetters, hasGuestCutLetters } from './cuts-store.server.ts'
import { clubLetter } from './emails.ts'
import { guestAt, makeLetterToken } from './letter-token.server.ts'
import { mostAMinute, mostAttempts, pauseAfter, type SendingState } from './rules.ts'

type SenderServices = MemberServices & { appSecret: string }
type Line = typeof sendingLines.$inferSelect
type Sending = typeof sendings.$inferSelect

/** Sends what waits, oldest first, thirty a minute at most; says how many lines it ended. Each line is done with its email, or not at all. */
export async function sendSome(services: SenderServices): Promise<number> {
  const { database, clock } = services
  const aMinuteAgo = new Date(clock.now().getTime() - 60_000)
  const isLate = and(eq(sendingLines.state, 'sent'), gt(sendingLines.at, aMinuteAgo))
  const [sent] = await database.select({ number: count() }).from(sendingLines).where(isLate)
  const due = await database
    .select({ line: sendingLines, sending: sendings })
    .from(sendingLines)
    .innerJoin(sendings, eq(sendings.id, sendingLines.sendingId))
    .where(and(eq(sendingLines.state, 'waiting'), lte(sendingLines.at, clock.now())))
    .orderBy(asc(sendings.createdAt), asc(sendingLines.rank))
    .limit(Math.max(0, mostAMinute - (sent?.number ?? 0)))
  let ended = 0
  for (const { line, sending } of due) if (await endLine(services, line, sending)) ended += 1
  return ended
}

async function endLine(services: SenderServices, line: Line, sending: Sending): Promise<boolean> {
  const { database } = services
  const end = async (transaction: Transaction) => {
    if (!(await isStillWaiting(transaction, line))) return false
    const outcome = await outcomes[sending.kind](services, transaction, { line, sending })
    await write(transaction, line, { ...outcome, at: services.clock.now() })
    return true
  }
  try {
    return await (sending.kind === 'letter' ? database.transaction(end) : inTurn(database, end))
  } catch (error) {
    await noteFailure(services, line, error)
    return false
  }
}

type Outcome = { state: SendingState; problem?: string; memberId?: string }
type Sent = { line: Line; sending: Sending }
type Act = (services: SenderServices, transaction: Transaction, sent: Sent) => Promise<Outcome>

const outcomes: Record<Sending['kind'], Act> = { invitations: invite, letter: writeLetter }

async function invite(services: SenderServices, transaction: Transaction, { line, sending }: Sent) {
  const { actorId, actorName } = sending
  const actor = actorId === null ? undefined : { id: actorId, name: actorName }
  const { outcome, member } = await inviteInTurn(services, transaction, { invitation: line, actor })
  if (!member)
    return { state: 'left-out' as const, problem: 'Seul un coach invite un coach ou un assistant.' }
  const state = outcome === 'already-member' ? ('known' as const) : ('sent' as const)
  return { state, memberId: member.userId }
}

async function writeLetter(
  { clock, siteUrl, appSecret }: SenderServices,
  transaction: Transaction,
  { line: { memberId, email }, sending: { subject, text, actorName: author } }: Sent,
): Promise<Outcome> {
  const isTheirs = memberId === null ? eq(members.email, email) : eq(members.userId, memberId)
  const isMember = and(isTheirs, eq(members.status, 'active'))
  const [member] = await transaction.select().from(members).where(isMember)
  if (!member && memberId !== null) return { state: 'left-out', problem: 'N’est plus membre actif du club.' }
  const hasCut = member
    ? await hasCutLetters({ database: transaction }, member.userId)
    : await hasGuestCutLetters({ database: transaction }, email)
  if (hasCut) return { state: 'left-out', problem: 'Ne veut plus de messages du club.' }
  const token = makeLetterToken(appSecret, member ? { memberId: member.userId } : guestAt(email))
  const facts = { subject, text, author, cutUrl: `${siteUrl}/messages-du-club/${token}` }
  await queueEmail(transaction, clubLetter, { to: member?.email ?? email, facts }, clock.now())
  return { state: 'sent' }
}

const isLine = ({ sendingId, email }: Line) =>
  and(eq(sendingLines.sendingId, sendingId), eq(sendingLines.email, email))

async function isStillWaiting(transaction: Transaction, line: Line): Promise<boolean> {
  const [row] = await transaction.select().from(sendingLines).where(isLine(line)).for('update')
  return row?.state === 'waiting'
}

async function write(
  database: Pick<Transaction, 'update'>,
  line: Line,
  values: Partial<typeof sendingLines.$inferInsert>,
): Promise<void> {
  const isOpen = inArray(sendingLines.state, ['waiting'])
  await database
    .update(sendingLines)
    .set(values)
    .where(and(isLine(line), isOpen))
}

async function noteFailure({ database, clock }: SenderServices, line: Line, error: unknown): Promise<void> {
  const attempts = line.attempts + 1
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  const state = attempts < mostAttempts ? ('waiting' as const) : ('failed' as const)
  const at = new Date(clock.now().getTime() + pauseAfter(attempts))
  await write(database, line, { attempts, problem, state, at })
}
