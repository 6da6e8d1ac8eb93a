import { data, href, redirect } from 'react-router'
import type { Competition } from '#app/domain/competitions/competition.ts'
import {
  cancelCompetition,
  decideProposal,
  mergeProposal,
  readLookAlikes,
  restoreCompetition,
} from '#app/domain/competitions/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { optionalText } from '#app/domain/shared/forms/form-text.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/act.ts'
import { isActName, type ActName } from './acts.ts'
import { raceAt, tellingOf, tellingProposer } from './read-race.server.ts'
import { shownRace } from './shown-race.ts'

type Asking = Awaited<ReturnType<typeof readCoach>>

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const asking = await readCoach(context)
  const { competition } = await raceAt(request, asking, params.competition)
  const { act } = params
  if (!isActName(act)) throw pageNotFound(request)
  const [near = []] = act === 'reunir' ? await readLookAlikes(asking.services, [competition]) : []
  const targets = near.filter(({ status }) => status === 'confirmed')
  return data(
    {
      act,
      id: competition.id,
      title: competition.title,
      targets: targets.map(shownRace),
      telling: await tellingOfAct(asking, act, { competition, target: targets[0] }),
    },
    { headers: noStore },
  )
}

type About = { competition: Competition; target: Competition | undefined }

async function tellingOfAct(asking: Asking, act: ActName, { competition, target }: About) {
  const { proposedBy } = competition
  if (act === 'annuler') return tellingOf(asking, competition, { ...competition, status: 'cancelled' })
  if (act === 'retablir') return tellingOf(asking, competition, { ...competition, status: 'confirmed' })
  if (act === 'refuser') return tellingProposer(asking, competition, 'refused')
  return target && tellingProposer(asking, { ...target, proposedBy }, 'merged')
}

const word = optionalText({ longest: 600 })

export type ActAnswer = { attempt: string; typed: string; problem?: string; wordProblem?: string }

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { act } = params
  if (!isActName(act)) throw pageNotFound(request)
  const form = await readForm(request)
  const typed = textOf(form, 'mot')
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: Partial<ActAnswer>) =>
    data<ActAnswer>({ attempt, typed, ...rest }, { status, headers: forThisVisitor })
  if (form.has('relire')) return again(200, {})
  const reason = word.safeParse(typed)
  if (!reason.success) return again(422, { wordProblem: reason.error.issues[0]?.message ?? '' })
  const on = { competitionId: params.competition, actor }
  const told = { ...on, word: reason.data }
  const done = await {
    annuler: () => cancelCompetition(services, told),
    retablir: () => restoreCompetition(services, told),
    refuser: () => decideProposal(services, { ...on, isAccepted: false, reason: reason.data }),
    reunir: () => mergeProposal(services, { ...on, intoId: textOf(form, 'avec'), reason: reason.data }),
  }[act]()
  if (!done.ok && done.status === 404) throw pageNotFound(request)
  if (!done.ok) return again(done.status, { problem: done.message })
  const page = href('/admin/competitions/:competition', { competition: params.competition })
  return redirect(`${page}?fait=course-${act}`, { status: 303, headers: noStore })
}
