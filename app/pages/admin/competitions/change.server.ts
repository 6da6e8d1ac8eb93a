import { data, href, redirect } from 'react-router'
import type { CompetitionFacts } from '#app/domain/competitions/columns-of-facts.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { factFields, factsAsTyped, readFactsForm } from '#app/domain/competitions/forms/facts-form.ts'
import { changeCompetition, decideProposal } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { textFields, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/change.ts'
import { confirmsName, type RaceAnswer } from './race-form.tsx'
import { raceGroups } from './race-groups.server.ts'
import { raceAt, tellingOf, tellingProposer } from './read-race.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { competition } = await raceAt(request, asking, params.competition)
  const { id, title, status, revision, group } = competition
  const isProposal = status === 'proposed'
  return data(
    {
      id,
      title,
      isProposal,
      person: asking.actor.id,
      revision,
      start: factsAsTyped(competition),
      groups: await raceGroups(asking, group),
      telling: isProposal ? await tellingProposer(asking, competition, 'accepted') : undefined,
    },
    { headers: noStore },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { competition } = await raceAt(request, asking, params.competition)
  const form = await readForm(request)
  const values = textFields(form, factFields)
  const { id: attempt } = context.get(requestContext)
  const word = textOf(form, 'mot')
  const again = (status: number, rest: Partial<RaceAnswer>) =>
    data<RaceAnswer>({ attempt, values, word, problems: [], ...rest }, { status, headers: forThisVisitor })
  const read = readFactsForm(values, { before: competition, today: dayInParis(services.clock.now()) })
  if (!read.ok) return again(422, { problems: read.problems })
  const { facts } = read
  const on = { competitionId: competition.id, actor, seen: revisionIn(form) }
  const isProposal = competition.status === 'proposed'
  const telling = isProposal
    ? undefined
    : await tellingOf(asking, competition, changedRace(competition, facts))
  const confirms = telling && JSON.stringify(whatIsTold(facts))
  if (telling && confirms && (form.get(confirmsName) !== confirms || form.has('relire')))
    return again(409, { telling, confirms })
  const changed = isProposal
    ? await decideProposal(services, { ...on, isAccepted: true, facts })
    : await changeCompetition(services, { ...on, facts, word })
  if (!changed.ok) return again(changed.status, { problem: changed.message })
  const page = href('/admin/competitions/:competition', { competition: competition.id })
  const done = isProposal ? 'course-acceptee' : 'course-changee'
  return redirect(`${page}?fait=${done}`, { status: 303, headers: noStore })
}

function changedRace(competition: Competition, { startTime, ...facts }: CompetitionFacts): Competition {
  return { ...competition, ...facts, startTime, group: facts.group }
}

/** What a change of which tells those who answered, and its group: who leaves it is told nothing. */
function whatIsTold({ startOn, endOn, startTime, place, region, group }: CompetitionFacts) {
  return { startOn, endOn, startTime, place, region, group } satisfies Partial<Competition>
}

function revisionIn(form: FormData): number | undefined {
  const typed = form.get('revision')
  return typeof typed === 'string' && /^\d{1,9}$/.test(typed) ? Number(typed) : undefined
}
