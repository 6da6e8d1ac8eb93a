import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import type { Database } from '#db/database.ts'
import { competitions, members } from '#db/schema/index.ts'
import type { Competition } from '../competition.ts'
import { competitionOfRow } from '../rows-store.server.ts'

/** What a member proposed and is not in the calendar, the latest first: waiting, or refused. */
export async function listOwnProposals(
  { database }: { readonly database: Pick<Database, 'select'> },
  memberId: string,
): Promise<Competition[]> {
  const rows = await database
    .select()
    .from(competitions)
    .where(and(eq(competitions.proposedBy, memberId), inArray(competitions.status, ['proposed', 'refused'])))
    .orderBy(desc(competitions.updatedAt), competitions.id)
  return rows.map(competitionOfRow)
}

export type WaitingProposal = {
  readonly competition: Competition
  readonly proposedBy: { readonly memberId: string; readonly name: string } | undefined
}

/** What waits for a coach to decide, by the day of the race. */
export async function listWaitingProposals({
  database,
}: {
  readonly database: Pick<Database, 'select'>
}): Promise<WaitingProposal[]> {
  const rows = await database
    .select({ competition: competitions, member: members })
    .from(competitions)
    .leftJoin(members, eq(members.userId, competitions.proposedBy))
    .where(eq(competitions.status, 'proposed'))
    .orderBy(asc(competitions.startOn), competitions.id)
  return rows.map(({ competition, member }) => ({
    competition: competitionOfRow(competition),
    proposedBy: member ? { memberId: member.userId, name: nameOfPerson(member) } : undefined,
  }))
}
