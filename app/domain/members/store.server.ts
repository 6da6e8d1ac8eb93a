import { eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import type { Member } from './in-turn-store.server.ts'

export { deleteAccount, removeAllFactors, removeAllPasskeys } from './accounts-store.server.ts'
export * from './acts-store.server.ts'
export { endMemberSessions } from './sessions-store.server.ts'
export { changeMember, type ChangeOutcome } from './change-store.server.ts'
export * from './first-admin/first-admin-store.server.ts'
export { invitationSchema, type Invitation } from './schema.ts'
export { removeSampleMembers, sampleLink } from './sample-store.server.ts'
export { inTurn, type Actor, type Member, type MemberServices } from './in-turn-store.server.ts'
export { inviteInTurn, inviteMember, type InvitationOutcome } from './invite-store.server.ts'
export {
  countOtherAdmins,
  isInGroup,
  listActive,
  listGroups,
  listMembers,
  listPendingInvitations,
  type MembersQuery,
} from './list-store.server.ts'
export { changeRights } from './rights-store.server.ts'
export { mayOpen, type Rights } from './office-rooms.ts'
export { readSecondFactorPolicy } from '#content/collections/private.ts'
export { purgeMembers } from './purge-store.server.ts'

export async function readMember(
  database: Pick<Database, 'select'>,
  userId: string,
): Promise<Member | undefined> {
  const [member] = await database.select().from(members).where(eq(members.userId, userId))
  return member
}

/** The person of the club with this address, whatever its case. */
export async function findMember(database: Database, email: string): Promise<Member | undefined> {
  const [member] = await database.select().from(members).where(eq(members.email, email.trim().toLowerCase()))
  return member
}
