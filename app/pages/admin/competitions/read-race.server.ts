import type { RaceChange } from '#app/domain/competitions/changes/change-to-tell.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { proposalDecision, raceChange, type ProposalDecision } from '#app/domain/competitions/emails.ts'
import { readCompetition, readProposer, readToTell } from '#app/domain/competitions/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { mailToCome, wordPlace } from '../frame/acts/mail-to-come.server.ts'
import type { MailToCome } from '../frame/acts/mails-to-come.tsx'
import type { readCoach } from '../frame/read-coach.server.ts'

type Asking = Awaited<ReturnType<typeof readCoach>>

/** A race by the number in an address, as a coach may see it; a 404 when there is none. */
export async function raceAt(request: Request, { services, actor }: Asking, id: string) {
  const found = await readCompetition(services, { memberId: actor.id, groups: [], isCoach: true }, id)
  if (!found) throw pageNotFound(request)
  return found
}

export type Telling = {
  change: RaceChange | ProposalDecision
  /** Who is named; others who hide their answer may be told too. */
  names: string[]
  mail: MailToCome
}

/** Whom a change of a race will tell what; undefined when it tells nobody. */
export async function tellingOf(
  { services }: Asking,
  before: Competition,
  competition: Competition,
): Promise<Telling | undefined> {
  const toTell = await readToTell(services, { before, competition })
  if (!toTell) return undefined
  const mail = await mailToCome(services, raceChange(toTell.change), { ...toTell.facts, word: wordPlace })
  return { change: toTell.change, names: [...toTell.names], mail }
}

/** What who proposed a race will be told; undefined once they left. */
export async function tellingProposer(
  { services }: Asking,
  competition: Competition,
  decision: ProposalDecision,
): Promise<Telling | undefined> {
  const proposer = await readProposer(services.database, competition.proposedBy)
  if (!proposer) return undefined
  const mail = await mailToCome(services, proposalDecision(decision), { competition, proposer })
  return { change: decision, names: [nameOfPerson(proposer)], mail }
}
