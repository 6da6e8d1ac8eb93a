import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { endSessions } from '#app/domain/sessions/store.server.ts'
import { namedPerson } from '#app/domain/shared/people/person-name.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import { onMember, type On } from './in-turn-store.server.ts'

/** Ends a member’s sessions, `only` one or all: refused from the next request on. Says how many; 0 when there were none. */
export async function endMemberSessions(
  { database, clock }: StoreServices,
  on: On & { only?: string | undefined },
): Promise<number> {
  const ended = await onMember({ database, clock }, on, async (transaction, member, at) => {
    const which = on.only === undefined ? {} : { only: on.only }
    const number = await endSessions({ database: transaction, clock }, member.userId, which)
    if (number === 0) return 0
    const line = { at, actor: on.actor, action: 'member.sessions-ended', details: { number } } as const
    await writeAuditLog(transaction, { ...line, subject: namedPerson(member) })
    return number
  })
  return typeof ended === 'number' ? ended : 0
}
