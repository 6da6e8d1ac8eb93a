import { dayInParis } from '#app/domain/shared/french-dates.ts'
import type { Say } from './admin-verb.ts'
import { competitionStates } from './competition-states.ts'
import type { AdminSite } from './open-site.ts'

/** Says competitions, one a line; whether there is one. */
export async function sayCompetitions(
  { built, services }: AdminSite,
  { search, say }: { search: string; say: Say },
): Promise<boolean> {
  const today = dayInParis(services.clock.now())
  const found = await built.listCompetitions(services, { search, today })
  for (const { id, startOn, title, place, status, group } of found)
    say([id, startOn, title, place, competitionStates[status], group ?? ''].join('\t'))
  if (found.length === 0) say('Aucune course.')
  return found.length > 0
}

/** Says what waits for a coach to decide, one a line; whether something does. */
export async function sayProposals({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const waiting = await built.listWaitingProposals(services)
  for (const { competition, proposedBy } of waiting) {
    const { id, startOn, title, place, link } = competition
    say([id, startOn, title, place, proposedBy?.name ?? '', link ?? ''].join('\t'))
  }
  if (waiting.length === 0) say('Aucune proposition n’attend.')
  return waiting.length > 0
}
