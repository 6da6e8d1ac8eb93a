import { eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { Transaction } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { banAccount, oneTimeLink } from './accounts-store.server.ts'
import {
  inTurn,
  isAssistant,
  lockMember,
  type Actor,
  type Member,
  type MemberServices,
} from './in-turn-store.server.ts'
import { memberInvited, memberOpened } from './invitation-email.ts'
import type { Invitation } from './schema.ts'

/** `coach-only`: an assistant invites athletes. `invited-since`: another invitation left since its author looked. `invited`: an email with `link` is queued, the earlier link is void. `opened`: the account existed already. */
export type InvitationOutcome =
  | { outcome: 'invited' | 'opened'; member: Member; link: string }
  | { outcome: 'already-member'; member: Member }
  | { outcome: 'invited-since'; member: Member }
  | { outcome: 'coach-only'; member: undefined }

/** Invites somebody to the club by mail; somebody invited already, or whose membership ended, is invited again. */
export async function inviteMember(
  services: MemberServices,
  invitation: Invitation,
  actor: Actor,
  lastInvitedAt?: Date | null,
): Promise<InvitationOutcome> {
  return inTurn(services.database, (transaction) =>
    inviteInTurn(services, transaction, { invitation, actor, lastInvitedAt }),
  )
}

type Inviting = {
  invitation: Invitation
  actor: Actor
  /** The invitation its author knows of, null for none: a later one that nobody took up yet is not replaced. */
  lastInvitedAt?: Date | null | undefined
}

/** The same in a transaction that has its turn (`inTurn`) already. */
export async function inviteInTurn(
  services: MemberServices,
  transaction: Transaction,
  { invitation, actor, lastInvitedAt }: Inviting,
): Promise<InvitationOutcome> {
  const { email, role, firstName, lastName, groups } = invitation
  if (role !== 'athlete' && (await isAssistant(transaction, actor)))
    return { outcome: 'coach-only', member: undefined }
  const before = await memberAt(transaction, email)
  if (before?.status === 'active' || before?.status === 'suspended')
    return { outcome: 'already-member', member: before }
  const isKnown = lastInvitedAt === undefined || lastInvitedAt?.getTime() === before?.invitedAt?.getTime()
  if (before?.status === 'invited' && !isKnown) return { outcome: 'invited-since', member: before }
  const at = services.clock.now()
  const account = await accountAt(services, email)
  // Their account may have another address by now than the club noted.
  const known = await lockMember(transaction, account.userId)
  if (known?.status === 'active' || known?.status === 'suspended')
    return { outcome: 'already-member', member: known }
  const isOpen = account.type === 'magiclink'
  if (isOpen) await banAccount(services.accounts, account.userId, 'none')
  const said = { role, firstName, lastName, groups }
  const standing = isOpen
    ? { status: 'active' as const, joinedOn: dayInParis(at) }
    : { status: 'invited' as const, joinedOn: null }
  const values = { ...said, ...standing, rooms: [], endedOn: null, invitedAt: at, updatedAt: at }
  // An address that was somebody's else: the account that has it now is the one invited.
  if (before && before.userId !== account.userId)
    await transaction.delete(members).where(eq(members.userId, before.userId))
  const [member] = await transaction
    .insert(members)
    .values({ ...values, email, userId: account.userId })
    .onConflictDoUpdate({ target: members.userId, set: { ...values, email } })
    .returning()
  if (!member) throw new Error('The invited member was not written.')
  const facts = { firstName, role, link: account.link, inviter: actor?.name }
  await queueEmail(transaction, isOpen ? memberOpened : memberInvited, { to: email, facts }, at)
  await writeAuditLog(transaction, {
    at,
    actor,
    action: before ? 'member.invited-again' : 'member.invited',
    subject: namedPerson(member),
    details: { role },
  })
  return { outcome: isOpen ? 'opened' : 'invited', member, link: account.link }
}

async function memberAt(transaction: Transaction, email: string): Promise<Member | undefined> {
  const [member] = await transaction.select().from(members).where(eq(members.email, email)).for('update')
  return member
}

function accountAt(services: MemberServices, email: string) {
  return oneTimeLink(services, email, 'invite').catch((error) => {
    if (error.code !== 'email_exists') throw error
    return oneTimeLink(services, email, 'magiclink')
  })
}
