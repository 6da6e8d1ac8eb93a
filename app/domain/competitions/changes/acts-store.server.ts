import { writeInJournal } from '#app/domain/journal/store.server.ts'
import type { Actor } from '#app/domain/members/store.server.ts'
import { competitions } from '#db/schema/index.ts'
import type { CompetitionFacts } from '../columns-of-facts.ts'
import { columnsOfFacts } from '../columns-of-facts.ts'
import { competitionOfRow } from '../rows-store.server.ts'
import { actOnCompetition } from './act-store.server.ts'
import type { Changed, ChangeServices, OnCompetition } from './act-store.server.ts'

/** Puts a competition in the calendar, straight from a coach. */
export function enterCompetition(
  { database, clock }: ChangeServices,
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
    await writeInJournal(transaction, { at, ...(actor && { actor }), action: 'competition.entered', subject })
    return { ok: true, competition: competitionOfRow(made) }
  })
}

/** Changes what is said of a competition, all of it at once. Answers stay, even to a format that is no more. */
export function changeCompetition(
  services: ChangeServices,
  { facts, ...on }: OnCompetition & { readonly facts: CompetitionFacts },
): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: 'competition.changed',
    obstacle: ({ status }) => (status === 'refused' ? 'Cette proposition a été refusée.' : undefined),
    facts,
  })
}

/** Calls a competition off: it stays in sight, marked, and answers stay. */
export function cancelCompetition(services: ChangeServices, on: OnCompetition): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: 'competition.cancelled',
    obstacle: ({ status }) =>
      status === 'confirmed' ? undefined : 'Seule une course confirmée peut être annulée.',
    status: 'cancelled',
  })
}

/** Puts a cancelled competition on again. */
export function restoreCompetition(services: ChangeServices, on: OnCompetition): Promise<Changed> {
  return actOnCompetition(services, on, {
    line: 'competition.restored',
    obstacle: ({ status }) => (status === 'cancelled' ? undefined : 'Cette course n’est pas annulée.'),
    status: 'confirmed',
  })
}
