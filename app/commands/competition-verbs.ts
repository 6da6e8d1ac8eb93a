import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import { distancesOf } from '#app/domain/competitions/formats/race-format.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import type { FoundCompetition } from '#app/domain/competitions/store.server.ts'
import { dayInParis, formatDayRange, formatHour } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { aboutOne, readWords, searching, type AdminVerb, type Say, type AdminSite } from './admin-verb.ts'
import { competitionOptions, readFacts, type TypedFacts } from './competition-facts.ts'
import { CommandError } from './content/command-error.ts'

const facts = `--title … --discipline … --start JJ/MM/AAAA [--end …] [--time 9:30] --place … --region … [--formats "S, M"] [--link …] [--opens …] [--closes …] [--notes …] [--group …]`

export const competitionUsage = `npm run admin -- competitions list [mots]   montre les courses à venir, ou toutes celles dont le nom ou le lieu contient ces mots
npm run admin -- competitions show numéro   montre une course (son numéro finit l’adresse de sa page)
npm run admin -- competitions propositions   montre les courses proposées qui attendent une décision
npm run admin -- competitions accept numéro   met une course proposée au calendrier
npm run admin -- competitions refuse numéro [--reason motif]   refuse une course proposée ; le motif part à qui l’a proposée
npm run admin -- competitions cancel numéro   annule une course : elle reste visible, marquée
npm run admin -- competitions restore numéro   rétablit une course annulée
npm run admin -- competitions add ${facts}   met une course au calendrier
npm run admin -- competitions change numéro [les mêmes]   change ce qui est dit ; un tiret vide un champ
`

const competitionStates = {
  proposed: 'proposée',
  confirmed: 'confirmée',
  cancelled: 'annulée',
  refused: 'refusée',
} as const satisfies Record<Competition['status'], string>

type On = { readonly competitionId: string; readonly actor: undefined }
type Answer =
  | { readonly ok: true; readonly competition: Competition }
  | { readonly ok: false; readonly message: string }

const readers: Readonly<Record<string, (words: string[]) => AdminVerb | undefined>> = {
  list: (words) => searching(words, sayCompetitions),
  propositions: (words) => (words.length === 0 ? sayProposals : undefined),
  show: (words) => aboutOne(words, [], (id) => (site, say) => sayCompetition(site, { id, say })),
  accept: (words) =>
    aboutOne(words, [], (id) =>
      act(id, ({ built, services }, on) => built.decideProposal(services, { ...on, isAccepted: true })),
    ),
  refuse: (words) =>
    aboutOne(words, ['reason'], (id, { reason }) =>
      act(id, ({ built, services }, on) =>
        built.decideProposal(services, { ...on, isAccepted: false, reason }),
      ),
    ),
  cancel: (words) =>
    aboutOne(words, [], (id) => act(id, ({ built, services }, on) => built.cancelCompetition(services, on))),
  restore: (words) =>
    aboutOne(words, [], (id) => act(id, ({ built, services }, on) => built.restoreCompetition(services, on))),
  add: (words) => {
    const read = readWords(words, competitionOptions)
    return read && read.rest.length === 0 && words.length > 0 ? addCompetition(read.texts) : undefined
  },
  change: (words) =>
    aboutOne(words, competitionOptions, (id, typed) =>
      Object.values(typed).some((text) => text !== undefined) ? changeFacts(id, typed) : undefined,
    ),
}

export function readCompetitionVerb([name = '', ...words]: string[]): AdminVerb | undefined {
  return Object.hasOwn(readers, name) ? readers[name]?.(words) : undefined
}

function act(competitionId: string, how: (site: AdminSite, on: On) => Promise<Answer>): AdminVerb {
  return async (site, say) => {
    return sayOutcome(await how(site, { competitionId, actor: undefined }), say)
  }
}

function sayOutcome(answer: Answer, say: Say): boolean {
  if (!answer.ok) throw new CommandError(answer.message)
  say(`${answer.competition.title} : ${competitionStates[answer.competition.status]}`)
  return true
}

function addCompetition(typed: TypedFacts): AdminVerb {
  return async ({ built, services }, say) => {
    const facts = readFacts(typed, undefined, dayInParis(services.clock.now()))
    const answer = await built.enterCompetition(services, { facts, actor: undefined })
    if (!answer.ok) throw new CommandError(answer.message)
    const { id, title, status } = answer.competition
    say(`${id}\t${title} : ${competitionStates[status]}`)
    return true
  }
}

function changeFacts(competitionId: string, typed: TypedFacts): AdminVerb {
  return async (site, say) => {
    const { built, services } = site
    const { competition } = await findForCoach(site, competitionId)
    const facts = readFacts(typed, competition, dayInParis(services.clock.now()))
    return sayOutcome(
      await built.changeCompetition(services, { competitionId, facts, actor: undefined }),
      say,
    )
  }
}

const coach = { memberId: '', groups: [], isCoach: true }

async function findForCoach({ built, services }: AdminSite, id: string): Promise<FoundCompetition> {
  const found = await built.readCompetition(services, coach, id)
  if (!found) throw new CommandError(`Aucune course ${id}.`)
  return found
}

async function sayCompetitions(
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

async function sayProposals({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const waiting = await built.listWaitingProposals(services)
  for (const { competition, proposedBy } of waiting) {
    const { id, startOn, title, place, link } = competition
    say([id, startOn, title, place, proposedBy?.name ?? '', link ?? ''].join('\t'))
  }
  if (waiting.length === 0) say('Aucune proposition n’attend.')
  return waiting.length > 0
}

async function sayCompetition(site: AdminSite, { id, say }: { id: string; say: Say }): Promise<boolean> {
  const { competition, shown } = await findForCoach(site, id)
  for (const [term, value] of linesOf(competition)) if (value) say(`${term}\t${value}`)
  for (const format of competition.formats) say(['format', format.name, distancesOf(format)].join('\t'))
  const going = shown.filter(({ answer }) => answer === 'going').length
  say(`réponses visibles\t${going} y vont, ${shown.length - going} peut-être`)
  say(`${site.services.siteUrl}${calendarPath}/${id}`)
  return true
}

function linesOf(competition: Competition): [string, string | undefined][] {
  const { title, status, discipline, startOn, endOn, startTime, place, region, updatedAt } = competition
  return [
    [title, competitionStates[status]],
    ['discipline', disciplines[discipline].label],
    ['jours', formatDayRange(startOn, endOn)],
    ['premier départ', startTime && formatHour(startTime)],
    ['lieu', `${place}, ${regions[region]}`],
    ['page officielle', competition.link],
    ['inscriptions à partir du', competition.registrationOpensOn],
    ['inscriptions jusqu’au', competition.registrationClosesOn],
    ['groupe', competition.group],
    ['notes', competition.notes?.replaceAll(/\s+/g, ' ')],
    ['changée le', formatInstant(updatedAt)],
  ]
}
