import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { AdminVerb } from './admin-verb.ts'
import { readFacts, type TypedFacts } from './competition-facts.ts'
import { competitionStates } from './competition-states.ts'
import { CommandError } from './content/command-error.ts'
import { findForCoach } from './find-for-coach.ts'

export function addCompetition(typed: TypedFacts): AdminVerb {
  return async ({ built, services }, say) => {
    const facts = readFacts(typed, undefined, dayInParis(services.clock.now()))
    const answer = await built.enterCompetition(services, { facts, actor: undefined })
    if (!answer.ok) throw new CommandError(answer.message)
    const { id, title, status } = answer.competition
    say(`${id}\t${title} : ${competitionStates[status]}`)
    return true
  }
}

export function changeFacts(competitionId: string, typed: TypedFacts): AdminVerb {
  return async (site, say) => {
    const { built, services } = site
    const { competition } = await findForCoach(site, competitionId)
    const facts = readFacts(typed, competition, dayInParis(services.clock.now()))
    const answer = await built.changeCompetition(services, { competitionId, facts, actor: undefined })
    if (!answer.ok) throw new CommandError(answer.message)
    say(`${answer.competition.title} : ${competitionStates[answer.competition.status]}`)
    return true
  }
}
