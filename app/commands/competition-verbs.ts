import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { statusNames, type Competition } from '#app/domain/competitions/competition.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import { distancesOf } from '#app/domain/competitions/formats/race-format.ts'
import { regions } from '#app/domain/competitions/regions.ts'
import type { FoundCompetition } from '#app/domain/competitions/store.server.ts'
import { dayInParis, formatDayRange, formatHour } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import {
  aboutOne,
  named,
  readWords,
  sayLines,
  searching,
  type AdminSite,
  type AdminVerb,
  type Say,
} from './admin-verb.ts'
import { competitionOptions, readFacts, type TypedFacts } from './competition-facts.ts'
import { CommandError } from './content/command-error.ts'
import { giveResult } from './race-result-verb.ts'

const facts = `--title … --discipline … --start JJ/MM/AAAA [--end …] [--time 9:30] --place … --region … [--formats "S, M"] [--link …] [--opens …] [--closes …] [--notes …] [--group …]`

export const competitionUsage = `npm run admin -- competitions list [mots]   montre les courses à venir, ou toutes celles dont le nom ou le lieu contient ces mots
npm run admin -- competitions show numéro   montre une course (son numéro finit l’adresse de sa page)
npm run admin -- competitions propositions   montre les courses proposées qui attendent une décision
npm run admin -- competitions accept numéro   met une course proposée au calendrier
npm run admin -- competitions refuse numéro [--reason motif]   refuse une course proposée ; le motif part à qui l’a proposée
npm run admin -- competitions cancel numéro   annule une course : elle reste visible, marquée
npm run admin -- competitions restore numéro   rétablit une course annulée
npm run admin -- competitions add ${facts}   met une course au calendrier
npm run admin -- competitions result numéro --member adresse [--outcome finished|abandoned|not-started] [--time 1:32:10] [--place 12]   note le résultat de quelqu’un qui y va à la vue du club ; sans bilan ni temps, l’efface
npm run admin -- competitions change numéro [les mêmes]   change ce qui est dit ; un tiret vide un champ
`

type On = { readonly competitionId: string; readonly actor: undefined }
type Answer =
  | { readonly ok: true; readonly competition: Competition }
  | { readonly ok: false; readonly message: string }

export const readCompetitionVerb = named({
  list: searching(sayCompetitions),
  propositions: (words) => (words.length === 0 ? sayProposals : undefined),
  show: aboutOne([], (id) => (site, say) => sayCompetition(site, id, say)),
  accept: aboutOne([], (id) =>
    act(id, ({ built, services }, on) => built.decideProposal(services, { ...on, isAccepted: true })),
  ),
  refuse: aboutOne(['reason'], (id, { reason }) =>
    act(id, ({ built, services }, on) =>
      built.decideProposal(services, { ...on, isAccepted: false, reason }),
    ),
  ),
  cancel: aboutOne([], (id) => act(id, ({ built, services }, on) => built.cancelCompetition(services, on))),
  restore: aboutOne([], (id) => act(id, ({ built, services }, on) => built.restoreCompetition(services, on))),
  add: (words) => {
    const read = readWords(words, competitionOptions)
    return read && read.rest.length === 0 && words.length > 0 ? addCompetition(read.texts) : undefined
  },
  result: aboutOne(['member', 'outcome', 'time', 'place'], giveResult),
  change: aboutOne(competitionOptions, (id, typed) =>
    Object.values(typed).some((text) => text !== undefined) ? changeFacts(id, typed) : undefined,
  ),
})

function act(competitionId: string, how: (site: AdminSite, on: On) => Promise<Answer>): AdminVerb {
  return async (site, say) => {
    const answer = await how(site, { competitionId, actor: undefined })
    if (!answer.ok) throw new CommandError(answer.message)
    say(`${answer.competition.title} : ${statusNames[answer.competition.status]}`)
    return true
  }
}

function addCompetition(typed: TypedFacts): AdminVerb {
  return async ({ built, services }, say) => {
    const facts = readFacts(typed, undefined, dayInParis(services.clock.now()))
    const answer = await built.enterCompetition(services, { facts, actor: undefined })
    if (!answer.ok) throw new CommandError(answer.message)
    const { id, title, status } = answer.competition
    say(`${id}\t${title} : ${statusNames[status]}`)
    return true
  }
}

function changeFacts(id: string, typed: TypedFacts): AdminVerb {
  return act(id, async (site, on) => {
    const { built, services } = site
    const { competition } = await findForCoach(site, id)
    const facts = readFacts(typed, competition, dayInParis(services.clock.now()))
    return built.changeCompetition(services, { ...on, facts })
  })
}

const coach = { memberId: '', groups: [], isCoach: true }

async function findForCoach({ built, services }: AdminSite, id: string): Promise<FoundCompetition> {
  const found = await built.readCompetition(services, coach, id)
  if (!found) throw new CommandError(`Aucune course ${id}.`)
  return found
}

async function sayCompetitions({ built, services }: AdminSite, search: string, say: Say): Promise<boolean> {
  const today = dayInParis(services.clock.now())
  const found = await built.listCompetitions(services, { search, today })
  const lines = found.map(({ id, startOn, title, place, status, group = '' }) =>
    [id, startOn, title, place, statusNames[status], group].join('\t'),
  )
  return sayLines(say, lines, 'Aucune course.')
}

async function sayProposals({ built, services }: AdminSite, say: Say): Promise<boolean> {
  const waiting = await built.listWaitingProposals(services)
  const lines = waiting.map(({ competition: { id, startOn, title, place, link = '' }, proposedBy }) =>
    [id, startOn, title, place, proposedBy?.name ?? '', link].join('\t'),
  )
  return sayLines(say, lines, 'Aucune proposition n’attend.')
}

async function sayCompetition(site: AdminSite, id: string, say: Say): Promise<boolean> {
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
    [title, statusNames[status]],
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
