import { desc, eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { inTurn, inviteInTurn, type Actor, type MemberServices } from '#app/domain/members/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { Database } from '#db/database.ts'
import { joinRequests, trainingCodes } from '#db/schema/index.ts'

type Deciding = { id: string; decision: 'confirmed' | 'refused'; actor: Actor }

export type Decided =
  | { readonly outcome: 'done' | 'already-member'; readonly link?: string }
  | { readonly outcome: 'late'; readonly by: string; readonly decision: 'confirmed' | 'refused' }
  | { readonly outcome: 'unknown' }

/** Invites who asked at training, or refuses; who comes second is told who was first. */
export function decideRequest(services: MemberServices, { id, decision, actor }: Deciding): Promise<Decided> {
  return inTurn(services.database, async (transaction): Promise<Decided> => {
    const [row] = await transaction
      .select()
      .from(joinRequests)
      .innerJoin(trainingCodes, eq(trainingCodes.id, joinRequests.codeId))
      .where(eq(joinRequests.id, id))
      .for('update')
    if (!row) return { outcome: 'unknown' }
    const { join_requests: request, training_codes: code } = row
    if (request.decision)
      return { outcome: 'late', by: request.decidedBy ?? 'Le site', decision: request.decision }
    const at = services.clock.now()
    await transaction
      .update(joinRequests)
      .set({ decision, decidedBy: actor?.name ?? 'Le site', decidedAt: at })
      .where(eq(joinRequests.id, id))
    if (decision === 'refused') {
      const subject = { id, name: nameOfPerson(request) }
      await writeAuditLog(transaction, { at, actor, action: 'join-request.refused', subject })
      return { outcome: 'done' }
    }
    const { email, firstName, lastName } = request
    const invitation = { email, firstName, lastName, role: 'athlete' as const, groups: code.groups }
    const invited = await inviteInTurn(services, transaction, { invitation, actor })
    return 'link' in invited ? { outcome: 'done', link: invited.link } : { outcome: 'already-member' }
  })
}

/** What somebody asked by a code of a training, for them. */
export function joinRequestsOfPerson(database: Pick<Database, 'select'>, { email }: { email: string }) {
  return database
    .select({
      firstName: joinRequests.firstName,
      lastName: joinRequests.lastName,
      askedAt: joinRequests.askedAt,
      decision: joinRequests.decision,
      decidedAt: joinRequests.decidedAt,
    })
    .from(joinRequests)
    .where(eq(joinRequests.email, email))
    .orderBy(desc(joinRequests.askedAt))
}

export async function eraseJoinRequestsOfPerson(
  database: Pick<Database, 'delete'>,
  { email }: { email: string },
): Promise<void> {
  await database.delete(joinRequests).where(eq(joinRequests.email, email))
}
