import { eq, sql, asc, gte } from 'drizzle-orm'
import { writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import { holdsWords } from '#app/domain/shared/holds-words.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import { type CompetitionFacts, columnsOfFacts } from '../columns-of-facts.ts'
import type { Competition, CompetitionStatus } from '../competition.ts'
import { conflict, unknownCompetition, type Refusal } from '../refusal.ts'
import { isCompetitionId, competitionOfRow } from '../rows-store.server.ts'
import { tellWhoAnswered, type CompetitionChange } from './told-store.server.ts'

/** `actor` undefined: the command line. */
export type OnCompetition = { readonly competitionId: string; readonly actor: Actor }

export type Changed = { readonly ok: true; readonly competition: Competition } | Refusal

type CompetitionAct = {
  readonly line: AuditAction
  readonly problem: (competition: Competition) => string | undefined
  readonly status?: CompetitionStatus
  readonly facts?: CompetitionFacts
  readonly andThen?: (transaction: Transaction, change: CompetitionChange, at: Date) => Promise<void>
}

/** One act of a coach on a competition, with its line in the audit log; calendars of others take it over. */
export function actOnCompetition(
  { database, clock }: StoreServices,
  { competitionId, actor }: OnCompetition,
  { line, problem, status, facts, andThen }: CompetitionAct,
): Promise<Changed> {
  return database.transaction(async (transaction): Promise<Changed> => {
    if (!isCompetitionId(competitionId)) return unknownCompetition
    const isIt = eq(competitions.id, competitionId)
    const [row] = await transaction.select().from(competitions).where(isIt).for('update')
    if (!row) return unknownCompetition
    const before = competitionOfRow(row)
    const reason = problem(before)
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
    await writeAuditLog(transaction, {
      at,
      ...(actor && { actor }),
      action: line,
      subject: { id: competitionId, name: changed.title },
    })
    const competition = competitionOfRow(changed)
    await andThen?.(transaction, { before, competition }, at)
    return { ok: true, competition }
  })
}

export function enterCompetition(
  { database, clock }: StoreServices,
  { facts, actor }: { readonly facts: CompetitionFacts; readonly actor: Actor },
): Promise<Changed> {
  return database.transaction(async (transaction): Promise<Changed> => {
    const at = clock.now()
    const [made] = await transaction
      .insert(competitions)
      .values({ ...columnsOfFacts(facts), status: 'confirmed', updatedAt: at })
      .returning()
    if (!made) throw new Error('The competition was not written.')
    const subject = { id: made.id, name: made.title }
    await writeAuditLog(transaction, { at, ...(actor && { actor }), action: 'competition.entered', subject })
    return { ok: true, competition: competitionOfRow(made) }
  })
}

/** Changes what is said of a competition, all of it at once. Answers stay, even to a format that is no more. */
export function changeCompetition(
  services: StoreServices,
  { facts, ...on }: OnCompetition & { readonly facts: CompetitionFacts },
): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: 'competition.changed',
    problem: ({ status }) => (status === 'refused' ? 'Cette proposition a été refusée.' : undefined),
    facts,
    andThen: tellWhoAnswered,
  })
}

/** Calls a competition off: it stays in sight, marked, and answers stay. */
export function cancelCompetition(services: StoreServices, on: OnCompetition): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: 'competition.cancelled',
    problem: ({ status }) =>
      status === 'confirmed' ? undefined : 'Seule une course confirmée peut être annulée.',
    status: 'cancelled',
    andThen: tellWhoAnswered,
  })
}

export function restoreCompetition(services: StoreServices, on: OnCompetition): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: 'competition.restored',
    problem: ({ status }) => (status === 'cancelled' ? undefined : 'Cette course n’est pas annulée.'),
    status: 'confirmed',
    andThen: tellWhoAnswered,
  })
}

/** Every competition, for coaches, by its day: those that hold the words, or without words those not over. */
export async function listCompetitions(
  { database }: ReadServices,
  { search, today }: { readonly search: string; readonly today: string },
): Promise<Competition[]> {
  const words = holdsWords([competitions.title, competitions.place], search)
  const rows = await database
    .select()
    .from(competitions)
    .where(words ?? gte(competitions.endOn, today))
    .orderBy(asc(competitions.startOn), asc(competitions.title), competitions.id)
  return rows.map(competitionOfRow)
}
