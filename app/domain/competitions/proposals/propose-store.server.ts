import { and, eq, asc, gte, inArray, lte } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { competitions, members } from '#db/schema/index.ts'
import { columnsOfFacts } from '../columns-of-facts.ts'
import type { Competition } from '../competition.ts'
import { proposalNotice } from '../emails.ts'
import type { Proposal } from '../forms/proposal-schema.ts'
import { unknownCompetition, type Refusal } from '../refusal.ts'
import { competitionOfRow } from '../rows-store.server.ts'
import { mayRead } from '../viewer.ts'
import { isSentAgain, similarTo } from './similar.ts'

/** Proposals of one member that may wait at once. */
const mostWaiting = 20

const tooMany: Refusal = {
  ok: false,
  status: 429,
  message: `Vous avez déjà ${mostWaiting}\u00A0propositions en attente\u00A0: laissez aux coachs le temps de les lire.`,
}

const coach: Viewer = { memberId: '', groups: [], isCoach: true }

type Proposed = { readonly ok: true; readonly id: string } | Refusal

/** Writes down a proposal and tells the club; sent twice by the same member, it is the first one. */
export async function proposeCompetition(
  { database, clock }: StoreServices,
  { memberId }: Viewer,
  proposal: Proposal,
): Promise<Proposed> {
  return database.transaction(async (transaction): Promise<Proposed> => {
    // One proposal of a member at a time.
    const [member] = await transaction
      .select()
      .from(members)
      .where(eq(members.userId, memberId))
      .for('update')
    if (member?.status !== 'active') return unknownCompetition
    const waiting = await transaction
      .select({ id: competitions.id, title: competitions.title, startOn: competitions.startOn })
      .from(competitions)
      .where(and(eq(competitions.proposedBy, memberId), eq(competitions.status, 'proposed')))
    const same = waiting.find((known) => isSentAgain(proposal, known))
    if (same) return { ok: true, id: same.id }
    if (waiting.length >= mostWaiting) return tooMany
    const at = clock.now()
    const [made] = await transaction
      .insert(competitions)
      .values({ ...columnsOfFacts(proposal), status: 'proposed', proposedBy: memberId, updatedAt: at })
      .returning()
    if (!made) throw new Error('The proposal was not written.')
    const competition = competitionOfRow(made)
    const proposer = { ...member, name: nameOfPerson(member) }
    const found = await readSimilar({ database: transaction }, coach, competition)
    const similar = found.filter(({ id }) => id !== made.id)
    await queueEmail(transaction, proposalNotice, { facts: { competition, proposer, similar } }, at)
    return { ok: true, id: made.id }
  })
}

export async function readSimilar(
  { database }: ReadServices,
  viewer: Viewer,
  proposal: Pick<Competition, 'title' | 'startOn' | 'endOn'>,
): Promise<Competition[]> {
  const isThen = and(
    lte(competitions.startOn, proposal.endOn),
    gte(competitions.endOn, proposal.startOn),
    inArray(competitions.status, ['confirmed', 'cancelled', 'proposed']),
  )
  const rows = await database
    .select()
    .from(competitions)
    .where(isThen)
    .orderBy(asc(competitions.startOn), competitions.id)
  const known = rows
    .map(competitionOfRow)
    .filter((competition) => mayRead(competition, viewer) && !isThisOne(competition))
  return similarTo(proposal, known)

  function isThisOne(competition: Competition): boolean {
    const { status, proposedBy } = competition
    const isOwn = status === 'proposed' && proposedBy === viewer.memberId
    return isOwn && isSentAgain(proposal, competition)
  }
}
