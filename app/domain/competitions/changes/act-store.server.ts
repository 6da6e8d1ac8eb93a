import { eq, sql } from 'drizzle-orm'
import { writeInJournal } from '#app/domain/journal/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import type { Clock } from '#app/outside/clock.ts'
import type { Database, Transaction } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import type { CompetitionFacts } from '../columns-of-facts.ts'
import { columnsOfFacts } from '../columns-of-facts.ts'
import { isCompetitionId } from '../competition-id.ts'
import type { Competition, CompetitionStatus } from '../competition.ts'
import { conflict, unknownCompetition } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { competitionOfRow } from '../rows-store.server.ts'

export type ChangeServices = { readonly database: Database; readonly clock: Clock }

/** `actor` undefined: the command line. */
export type OnCompetition = { readonly competitionId: string; readonly actor: Actor }

export type Changed = { readonly ok: true; readonly competition: Competition } | Refusal

type CompetitionAct = {
  /** Of the journal: `competition.cancelled`… */
  readonly line: string
  /** Why it cannot be done to this competition, in French. */
  readonly obstacle: (competition: Competition) => string | undefined
  readonly status?: CompetitionStatus
  readonly facts?: CompetitionFacts
  /** What else is written, in the same transaction. */
  readonly andThen?: (transaction: Transaction, competition: Competition, at: Date) => Promise<void>
}

/** One act of a coach on a competition, with its line in the journal; calendars of others take it over. */
export function actOnCompetition(
  { database, clock }: ChangeServices,
  { competitionId, actor }: OnCompetition,
  { line, obstacle, status, facts, andThen }: CompetitionAct,
): Promise<Changed> {
  return database.transaction(async (transaction): Promise<Changed> => {
    if (!isCompetitionId(competitionId)) return unknownCompetition
    const isIt = eq(competitions.id, competitionId)
    const [row] = await transaction.select().from(competitions).where(isIt).for('update')
    if (!row) return unknownCompetition
    const reason = obstacle(competitionOfRow(row))
    if (reason !== undefined) return conflict(reason)
    const at = clock.now()
    const [changed] = await transaction
      .update(competitions)
      .set({
        ...(facts && columnsOfFacts(facts)),
        ...(status && { status }),
        revision: sql`${competitions.revision} + 1`,
        updatedAt: at,
      })
      .where(isIt)
      .returning()
    if (!changed) return unknownCompetition
    await writeInJournal(transaction, {
      at,
      ...(actor && { actor }),
      action: line,
      subject: { id: competitionId, name: changed.title },
    })
    const competition = competitionOfRow(changed)
    await andThen?.(transaction, competition, at)
    return { ok: true, competition }
  })
}
