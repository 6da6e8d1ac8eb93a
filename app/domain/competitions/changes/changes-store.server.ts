import { eq, sql, asc, gte } from 'drizzle-orm'
import { writeAuditLog, type AuditAction } from '#app/domain/audit-log/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import { readAddedWord } from '#app/domain/shared/forms/added-word.ts'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import type { ReadServices, StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import { type CompetitionFacts, columnsOfFacts, sayTheSame } from '../columns-of-facts.ts'
import type { Competition, CompetitionStatus } from '../competition.ts'
import { conflict, unknownCompetition, type Refusal } from '../refusal.ts'
import { isCompetitionId, competitionOfRow } from '../rows-store.server.ts'
import { whoDidLast } from './last-act-store.server.ts'
import { tellWhoAnswered, type CompetitionChange } from './told-store.server.ts'

/** `actor` undefined: the command line. */
export type OnCompetition = {
  readonly competitionId: string
  readonly actor: Actor
  /** Revision that its author had read: another one since is refused. */
  readonly seen?: number | undefined
  /** What the email to those who answered says besides. */
  readonly word?: string | undefined
}

export type Changed = { readonly ok: true; readonly competition: Competition } | Refusal

type CompetitionAct = {
  readonly line: AuditAction
  readonly problem: (
    competition: Competition,
    transaction: Transaction,
  ) => string | undefined | Promise<string | undefined>
  readonly status?: CompetitionStatus
  readonly facts?: CompetitionFacts | undefined
  readonly details?: Record<string, unknown>
  readonly andThen?: (
    transaction: Transaction,
    change: CompetitionChange & { readonly word?: string | undefined },
    at: Date,
  ) => Promise<void>
}

/** One act of a coach on a competition, with its line in the audit log; calendars of others take it over. */
export function actOnCompetition(
  { database, clock }: StoreServices,
  { competitionId, actor, seen, word: typed }: OnCompetition,
  { line, problem, status, facts, details, andThen }: CompetitionAct,
): Promise<Changed> {
  const { word, problem: unreadable } = readAddedWord(typed)
  if (unreadable !== undefined) return Promise.resolve(conflict(unreadable))
  return database.transaction(async (transaction): Promise<Changed> => {
    if (!isCompetitionId(competitionId)) return unknownCompetition
    const isIt = eq(competitions.id, competitionId)
    const [row] = await transaction.select().from(competitions).where(isIt).for('update')
    if (!row) return unknownCompetition
    const before = competitionOfRow(row)
    const isSaidAlready = status === undefined && facts !== undefined && sayTheSame(factsOf(before), facts)
    const reason = await problem(before, transaction)
    const isStale = seen !== undefined && seen !== before.revision && !isSaidAlready
    const refusal = reason ?? (isStale ? changedSince : undefined)
    if (refusal !== undefined) return conflict(`${refusal}${await whoDidLast(transaction, competitionId)}`)
    if (isSaidAlready) return { ok: true, competition: before }
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
      details,
    })
    const competition = competitionOfRow(changed)
    await andThen?.(transaction, { before, competition, word }, at)
    return { ok: true, competition }
  })
}

const changedSince =
  'Cette course a changé depuis que vous l’avez ouverte\u00A0: rouvrez-la, puis recommencez.'

function factsOf({ formats, ...competition }: Competition): CompetitionFacts {
  return { ...competition, formats: [...formats] }
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
