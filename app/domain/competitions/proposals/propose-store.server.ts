import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { competitions, members } from '#db/schema/index.ts'
import type { Clock } from '../../../outside/clock.ts'
import { columnsOfFacts } from '../columns-of-facts.ts'
import type { Proposal } from '../forms/proposal-schema.ts'
import { unknownCompetition } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import type { Viewer } from '../viewer.ts'

/** Proposals of one member that may wait at once. */
const mostWaiting = 20

const tooMany: Refusal = {
  ok: false,
  status: 429,
  message: `Vous avez déjà ${mostWaiting}\u00A0propositions en attente\u00A0: laissez aux coachs le temps de les lire.`,
}

export type Proposed = { readonly ok: true; readonly id: string } | Refusal

/**
 * Writes down what a member proposes; a coach decides of it (`decideProposal`). Proposed twice by the same member (a form
 * sent again), it is the first one.
 */
export function proposeCompetition(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { memberId }: Viewer,
  proposal: Proposal,
): Promise<Proposed> {
  return database.transaction(async (transaction): Promise<Proposed> => {
    // One proposal of a member at a time.
    const [member] = await transaction
      .select({ status: members.status })
      .from(members)
      .where(eq(members.userId, memberId))
      .for('update')
    if (member?.status !== 'active') return unknownCompetition
    const waiting = await transaction
      .select({ id: competitions.id, title: competitions.title, startOn: competitions.startOn })
      .from(competitions)
      .where(and(eq(competitions.proposedBy, memberId), eq(competitions.status, 'proposed')))
    const same = waiting.find(
      ({ title, startOn }) => title === proposal.title && startOn === proposal.startOn,
    )
    if (same) return { ok: true, id: same.id }
    if (waiting.length >= mostWaiting) return tooMany
    const [made] = await transaction
      .insert(competitions)
      .values({
        ...columnsOfFacts(proposal),
        status: 'proposed',
        proposedBy: memberId,
        updatedAt: clock.now(),
      })
      .returning({ id: competitions.id })
    if (!made) throw new Error('The proposal was not written.')
    return { ok: true, id: made.id }
  })
}
