import { and, eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { members } from '#db/schema/index.ts'

type Accepted = { userId: string; firstName: string; lastName: string }

/** An invited person becomes an active member, under the name they give. `false`: they are not invited (any more). */
export async function acceptInvitation(
  { database, clock }: StoreServices,
  { userId, firstName, lastName }: Accepted,
): Promise<boolean> {
  const at = clock.now()
  return database.transaction(async (transaction) => {
    const isInvited = and(eq(members.userId, userId), eq(members.status, 'invited'))
    const [member] = await transaction
      .update(members)
      .set({ status: 'active', firstName, lastName, joinedOn: dayInParis(at), updatedAt: at })
      .where(isInvited)
      .returning()
    if (!member) return false
    const person = namedPerson(member)
    await writeAuditLog(transaction, { at, actor: person, action: 'member.joined', subject: person })
    return true
  })
}
