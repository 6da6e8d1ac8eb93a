import { data, redirect } from 'react-router'
import {
  answerFields,
  answerSchema,
  resultFields,
  resultSchema,
} from '#app/domain/competitions/answers/answer-schema.ts'
import { seasonOf } from '#app/domain/competitions/season/season.ts'
import {
  giveResult,
  hideParticipation,
  readCompetition,
  sayWasThere,
  withdrawAnswer,
  type Answered,
  type FoundCompetition,
  giveAnswer,
} from '#app/domain/competitions/store.server.ts'
import { mayRead } from '#app/domain/competitions/viewer.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'
import { requestContext, servicesContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { competitionPath, seasonPath } from '../addresses.ts'
import { answerLimit } from '../answer-limit.server.ts'
import { requireMember } from '../require-member.server.ts'
import type { Route } from './+types/competition.ts'
import { answerAgain, type CompetitionAnswer } from './competition-answer.ts'
import { competitionView } from './competition-view.ts'
import { type Done, doneWords } from './done-words.ts'

type Sent = { form: FormData; services: Services; viewer: Viewer; found: FoundCompetition }

type Received = { done: Done; answered: Answered } | { again: CompetitionAnswer }

const later =
  'Beaucoup de changements en peu de temps. Patientez quelques minutes, puis enregistrez de nouveau\u00a0: rien n’est perdu.'

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { id: attempt } = context.get(requestContext)
  const { viewer } = await requireMember(context)
  const form = await readForm(request)
  const found = await readCompetition(services, viewer, params.competition)
  if (!found) throw pageNotFound(request)
  const again = (status: number, answer: CompetitionAnswer, headers: Record<string, string> = {}) =>
    data({ ...answer, attempt }, { status, headers: { ...forThisVisitor, ...headers } })

  const wait = await answerLimit(services).take(viewer.memberId)
  if (wait > 0) return again(429, answerAgain(form, later), { 'retry-after': String(wait) })
  const sent = { form, services, viewer, found }
  const received = await receive(sent)
  if ('again' in received) return again(422, received.again)
  const { answered, done: name } = received
  if (answered.ok) return redirect(pathAfter(name, sent), { status: 303, headers: forThisVisitor })
  if (answered.status === 404) throw pageNotFound(request)
  return again(answered.status, answerAgain(form, answered.message))
}

async function receive(sent: Sent): Promise<Received> {
  const { form, services, viewer, found } = sent
  const competitionId = found.competition.id
  const isHidden = form.get('isHidden') === 'on'
  const format = form.get('format')?.toString() || undefined
  switch (form.get('intent')) {
    case 'result':
      return receiveResult(sent)
    case 'forget-result':
      return done('resultat-efface', giveResult(services, viewer, { competitionId, result: undefined }))
    case 'visibility':
      return done('visibilite', hideParticipation(services, viewer, { competitionId, isHidden }))
    case 'was-there':
      return done('presence', sayWasThere(services, viewer, { competitionId, format, isHidden }))
    case 'forget-answer':
      return done('reponse-effacee', withdrawAnswer(services, viewer, competitionId))
    default:
      return receiveAnswer(sent)
  }
}

async function done(name: Done, answered: Promise<Answered>): Promise<Received> {
  return { done: name, answered: await answered }
}

function pathAfter(name: Done, { viewer, found: { competition } }: Sent): string {
  const isGone = name === 'reponse-effacee' && !mayRead(competition, viewer)
  const path = isGone ? seasonPath(seasonOf(competition.startOn)) : competitionPath(competition.id)
  return `${path}?fait=${name}`
}

async function receiveAnswer({ form, services, viewer, found }: Sent): Promise<Received> {
  const { competition } = found
  const values = textFields(form, answerFields)
  const read = answerSchema(competition, values, readDuration).safeParse(values)
  if (!read.success)
    return { again: { form: 'answer', values, problems: problemsOf(read.error, answerFields) } }
  return done('reponse', giveAnswer(services, viewer, { competitionId: competition.id, given: read.data }))
}

async function receiveResult({ form, services, viewer, found }: Sent): Promise<Received> {
  const { competition, own } = found
  const values = textFields(form, resultFields)
  const format = competition.formats.find(({ key }) => key === own?.format)
  const read = resultSchema(format, readDuration).safeParse(values)
  if (!read.success)
    return { again: { form: 'result', values, problems: problemsOf(read.error, resultFields) } }
  const given = { competitionId: competition.id, result: read.data }
  return done('resultat', giveResult(services, viewer, given))
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { viewer } = await requireMember(context)
  const found = await readCompetition(services, viewer, params.competition)
  if (!found) throw pageNotFound(request)
  const race = competitionView(found, viewer.memberId, dayInParis(services.clock.now()))
  const done = doneWords(new URL(request.url).searchParams.get('fait'), found.own)
  return data({ race, done }, { headers: forThisVisitor })
}
