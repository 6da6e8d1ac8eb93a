import { eq } from 'drizzle-orm'
import type { Member } from '#app/domain/members/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { members } from '#db/schema/index.ts'
import { moveMember, tellChange, type ToldChange } from './account-changes-store.server.ts'

export { accountPolicy } from './account-changes-store.server.ts'

export async function renameMember(
  { database, clock }: StoreServices,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await database
    .update(members)
    .set({ ...names, updatedAt: clock.now() })
    .where(eq(members.userId, userId))
}

/** Sets a member's email to the account's and notifies the former one; false when unchanged or already taken. */
export async function followEmail(services: StoreServices, member: Member, email: string): Promise<boolean> {
  const { database, clock } = services
  const newEmail = email.toLowerCase()
  if (newEmail === '' || newEmail === member.email) return false
  return database.transaction((transaction) => moveMember(transaction, member, { newEmail, at: clock.now() }))
}

/** Tells a person by email, and the audit log by a line, what changed on an account whose service does not. */
export async function tellSecurityNews(
  { database, clock }: StoreServices,
  change: ToldChange,
): Promise<void> {
  await database.transaction((transaction) => tellChange(transaction, change, clock.now()))
}
