import { eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import { members } from '#db/schema/index.ts'
import type { ActOutcome } from './acts-store.server.ts'
import {
  isAssistant,
  isChangedSince,
  onMember,
  type MemberServices,
  type On,
  type Seen,
} from './in-turn-store.server.ts'
import { countOtherAdmins } from './list-store.server.ts'
import type { Rights } from './office-rooms.ts'
import { problemWithRole } from './rules.ts'

/** Gives somebody a role, and an assistant their rooms of the office: they hold from the next request on. */
export function changeRights(
  services: Pick<MemberServices, 'database' | 'clock'>,
  on: On & Seen,
  { role, rooms }: Rights,
): Promise<ActOutcome> {
  return onMember<ActOutcome>(services, on, async (transaction, member, at) => {
    if (await isAssistant(transaction, on.actor)) return 'coach-only'
    const otherAdmins = await countOtherAdmins(transaction, on.userId)
    const problem = problemWithRole({ member, actorId: on.actor?.id, otherAdmins })
    if (problem) return problem
    const given = rooms.toSorted()
    if (role === member.role && given.join() === member.rooms.join()) return 'done'
    if (isChangedSince(member, on)) return 'changed-since'
    await transaction
      .update(members)
      .set({ role, rooms: given, updatedAt: at })
      .where(eq(members.userId, on.userId))
    await writeAuditLog(transaction, {
      at,
      actor: on.actor,
      action: 'member.rights-changed',
      subject: namedPerson(member),
      details: { role, rooms: given },
    })
    return 'done'
  })
}
