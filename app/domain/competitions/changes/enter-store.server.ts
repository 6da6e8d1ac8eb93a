import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import { type CompetitionFacts, columnsOfFacts, sayTheSame } from '../columns-of-facts.ts'
import type { Competition } from '../competition.ts'
import { conflict } from '../refusal.ts'
import { competitionOfRow } from '../rows-store.server.ts'
import type { Changed } from './changes-store.server.ts'
import { whoDidLast } from './last-act-store.server.ts'

type Entering = { readonly facts: CompetitionFacts; readonly actor: Actor }

/** Puts a race in the calendar; sent twice it is the first one, and another of its name and day is refused. */
export function enterCompetition({ database, clock }: StoreServices, entering: Entering): Promise<Changed> {
  return database.transaction(async (transaction): Promise<Changed> => {
    await oneAtATime(transaction)
    const known = await findSame(transaction, entering.facts)
    if (!known) return { ok: true, competition: await enter(transaction, entering, clock.now()) }
    if (sayTheSame({ ...known, formats: [...known.formats] }, entering.facts))
      return { ok: true, competition: known }
    const who = await whoDidLast(transaction, known.id)
    return conflict(`Une course de ce nom est déjà au calendrier ce jour-là.${who}`)
  })
}

/** Puts all these races in the calendar at once, but those that stand there already; says how many of each. */
export function importCompetitions(
  { database, clock }: StoreServices,
  { races, actor }: { readonly races: readonly CompetitionFacts[]; readonly actor: Actor },
): Promise<{ entered: number; known: number }> {
  return database.transaction(async (transaction) => {
    await oneAtATime(transaction)
    const at = clock.now()
    let entered = 0
    for (const facts of races) {
      if (await findSame(transaction, facts)) continue
      await enter(transaction, { facts, actor }, at)
      entered += 1
    }
    return { entered, known: races.length - entered }
  })
}

function oneAtATime(transaction: Transaction) {
  return transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('competitions entered'))`)
}

/** The race of this name, day and group that stands in the calendar. */
async function findSame(
  transaction: Transaction,
  { title, startOn, group }: CompetitionFacts,
): Promise<Competition | undefined> {
  const isSame = and(
    eq(competitions.title, title),
    eq(competitions.startOn, startOn),
    group === undefined ? isNull(competitions.groupSlug) : eq(competitions.groupSlug, group),
    inArray(competitions.status, ['confirmed', 'cancelled']),
  )
  const [row] = await transaction.select().from(competitions).where(isSame).limit(1)
  return row && competitionOfRow(row)
}

async function enter(transaction: Transaction, { facts, actor }: Entering, at: Date): Promise<Competition> {
  const [made] = await transaction
    .insert(competitions)
    .values({ ...columnsOfFacts(facts), status: 'confirmed', updatedAt: at })
    .returning()
  if (!made) throw new Error('The competition was not written.')
  const subject = { id: made.id, name: made.title }
  await writeAuditLog(transaction, { at, ...(actor && { actor }), action: 'competition.entered', subject })
  return competitionOfRow(made)
}
