import { and, eq, asc, desc, inArray, lt } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { members, competitions } from '#db/schema/index.ts'
import { actOnCompetition, type Changed, type OnCompetition } from '../changes/changes-store.server.ts'
import type { Competition } from '../competition.ts'
import { proposalDecision } from '../emails.ts'
import { competitionOfRow } from '../rows-store.server.ts'

type Decision = OnCompetition & {
  readonly isAccepted: boolean
  readonly reason?: string | undefined
}

/** Accepts or refuses a proposal; its author gets an email while they are in the club. */
export async function decideProposal(
  services: StoreServices,
  { isAccepted, reason, ...on }: Decision,
): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: isAccepted ? 'competition.accepted' : 'competition.refused',
    problem: ({ status }) =>
      status === 'proposed'
        ? undefined
        : 'Cette course n’attend pas de décision\u00A0: elle a déjà été prise.',
    status: isAccepted ? 'confirmed' : 'refused',
    async andThen(transaction, { competition }, at) {
      const proposer = await readProposer(transaction, competition.proposedBy)
      if (!proposer) return
      const email = { to: proposer.email, facts: { competition, proposer, reason } }
      await queueEmail(transaction, proposalDecision(isAccepted), email, at)
    },
  })
}

async function readProposer(transaction: Transaction, memberId: string | undefined) {
  if (memberId === undefined) return undefined
  const isInClub = and(eq(members.userId, memberId), eq(members.status, 'active'))
  const [member] = await transaction.select().from(members).where(isInClub)
  return member && { ...member, name: nameOfPerson(member) }
}

/** What a member proposed and is not in the calendar, the latest first: waiting, or refused. */
export async function listOwnProposals({ database }: ReadServices, memberId: string): Promise<Competition[]> {
  const rows = await database
    .select()
    .from(competitions)
    .where(and(eq(competitions.proposedBy, memberId), inArray(competitions.status, ['proposed', 'refused'])))
    .orderBy(desc(competitions.updatedAt), competitions.id)
  return rows.map(competitionOfRow)
}

export async function listWaitingProposals({ database }: ReadServices) {
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

/** Removes proposals a year after they were refused; says how many. */
export async function purgeProposals({ database, clock }: StoreServices): Promise<number> {
  const end = yearsBefore(clock.now(), 1)
  const removed = await database
    .delete(competitions)
    .where(and(eq(competitions.status, 'refused'), lt(competitions.updatedAt, end)))
    .returning({ id: competitions.id })
  return removed.length
}
