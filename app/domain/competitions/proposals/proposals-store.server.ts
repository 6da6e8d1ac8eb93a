import { and, eq, asc, desc, inArray, lt } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { members, competitions } from '#db/schema/index.ts'
import { actOnCompetition, type Changed, type OnCompetition } from '../changes/changes-store.server.ts'
import type { CompetitionFacts } from '../columns-of-facts.ts'
import type { Competition } from '../competition.ts'
import { proposalDecision, type ProposalDecision } from '../emails.ts'
import { competitionOfRow, isCompetitionId } from '../rows-store.server.ts'

type Decision = OnCompetition & {
  readonly isAccepted: boolean
  readonly reason?: string | undefined
  /** What a coach corrects while accepting it. */
  readonly facts?: CompetitionFacts | undefined
}

function problemWith({ status }: Pick<Competition, 'status'>): string | undefined {
  if (status === 'proposed') return undefined
  return 'Cette course n’attend pas de décision\u00A0: elle a déjà été prise.'
}

/** Accepts or refuses a proposal; its author gets an email while they are in the club. */
export async function decideProposal(
  services: StoreServices,
  { isAccepted, reason, facts, ...on }: Decision,
): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: isAccepted ? 'competition.accepted' : 'competition.refused',
    problem: problemWith,
    status: isAccepted ? 'confirmed' : 'refused',
    facts: isAccepted ? facts : undefined,
    andThen: (transaction, { competition }, at) =>
      tellProposer(transaction, { competition, decision: isAccepted ? 'accepted' : 'refused', reason }, at),
  })
}

type Merge = OnCompetition & { readonly intoId: string; readonly reason?: string | undefined }

/** Closes a proposal of what stands in the calendar already; its author hears which race it is. */
export async function mergeProposal(
  services: StoreServices,
  { intoId, reason, ...on }: Merge,
): Promise<Changed> {
  const found: { race?: Competition } = {}
  return actOnCompetition(services, on, {
    line: 'competition.merged',
    async problem(proposal, transaction) {
      const isIt = and(eq(competitions.id, intoId), eq(competitions.status, 'confirmed'))
      const [row] = isCompetitionId(intoId)
        ? await transaction.select().from(competitions).where(isIt).for('share')
        : []
      if (row) found.race = competitionOfRow(row)
      return problemWith(proposal) ?? (row ? undefined : 'Choisissez une course qui est au calendrier.')
    },
    status: 'refused',
    details: { into: intoId },
    async andThen(transaction, { competition: { proposedBy } }, at) {
      if (!found.race) return
      const competition = { ...found.race, proposedBy }
      await tellProposer(transaction, { competition, decision: 'merged', reason }, at)
    },
  })
}

type Told = {
  readonly competition: Competition
  readonly decision: ProposalDecision
  readonly reason: string | undefined
}

async function tellProposer(transaction: Transaction, { competition, decision, reason }: Told, at: Date) {
  const proposer = await readProposer(transaction, competition.proposedBy)
  if (!proposer) return
  const email = { to: proposer.email, facts: { competition, proposer, reason } }
  await queueEmail(transaction, proposalDecision(decision), email, at)
}

/** Who proposed a race and can be told of it; undefined once they left the club. */
export async function readProposer(transaction: Pick<Transaction, 'select'>, memberId: string | undefined) {
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
