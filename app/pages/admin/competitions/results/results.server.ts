import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { mayHaveResult } from '#app/domain/competitions/answers/answer-schema.ts'
import { clockText } from '#app/domain/competitions/exports/clock-text.ts'
import { readResultLines } from '#app/domain/competitions/results/result-lines.ts'
import { resultMark } from '#app/domain/competitions/results/result-mark.ts'
import { giveResults, type FoundCompetition } from '#app/domain/competitions/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { raceAt } from '../read-race.server.ts'
import type { Route } from './+types/results.ts'
import { readTypedResult, typedOf, withPasted, type TypedResult } from './results-form.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const found = await raceAt(request, asking, params.competition)
  const { id, title } = found.competition
  const today = dayInParis(asking.services.clock.now())
  const isRun = mayHaveResult(found.competition, { answer: 'going' }, today)
  return data({ id, title, isRun, runners: runnersOf(found) }, { headers: noStore })
}

/** Those who show that they go, with what is noted of them. */
function runnersOf({ whoGoes: { going } }: FoundCompetition) {
  return going.map(({ clubmate, format, result }) => ({
    id: clubmate.memberId,
    name: `${clubmate.firstName} ${clubmate.lastName}`.trim(),
    format,
    typed: {
      outcome: result?.outcome ?? '',
      time: clockText(result?.time),
      place: result?.place === undefined ? '' : String(result.place),
      seen: resultMark(result),
    } satisfies TypedResult,
  }))
}

type ResultsAnswer = {
  attempt: string
  typed: Readonly<Record<string, TypedResult>>
  pasted: string
  unknown: readonly string[]
  problem?: string | undefined
  problems: readonly { id: string; message: string }[]
}

/** Lays a pasted ranking over the form, or writes what the form says. */
export async function answerResults(
  request: Request,
  context: Readonly<RouterContextProvider>,
  competitionId: string,
) {
  const asking = await readCoach(context)
  const found = await raceAt(request, asking, competitionId)
  const form = await readForm(request)
  const runners = runnersOf(found)
  const pasted = textOf(form, 'classement')
  const read = readResultLines(
    pasted,
    runners.map(({ id: memberId, name }) => ({ memberId, name })),
  )
  const isReading = form.get('acte') === 'lire'
  const typed = runners.map((runner) => {
    const own = typedOf(form, runner)
    return { runner, typed: isReading ? withPasted(own, runner, read) : own }
  })
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: Partial<ResultsAnswer>) =>
    data<ResultsAnswer>(
      {
        attempt,
        typed: Object.fromEntries(typed.map(({ runner, typed: own }) => [runner.id, own])),
        pasted: isReading ? read.unknown.join('\n') : pasted,
        unknown: isReading ? read.unknown : [],
        problems: [],
        ...rest,
      },
      { status, headers: forThisVisitor },
    )
  if (isReading) return again(200, {})
  const results = typed.map(({ runner, typed: own }) => {
    const answer = readTypedResult(own, runner, found.competition)
    return { memberId: runner.id, seen: own.seen, answer }
  })
  const problems = results.flatMap(({ answer }) => (answer.ok ? [] : answer.problems))
  if (problems.length > 0) return again(422, { problems })
  const given = await giveResults(asking.services, {
    competitionId,
    actor: asking.actor,
    results: results.flatMap(({ answer, ...of }) => (answer.ok ? [{ ...of, result: answer.result }] : [])),
  })
  if (!given.ok) return again(given.status, { problem: given.message })
  const page = href('/admin/competitions/:competition', { competition: competitionId })
  return redirect(`${page}?fait=course-resultats`, { status: 303, headers: noStore })
}
