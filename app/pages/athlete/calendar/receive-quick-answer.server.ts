import { data, type RouterContextProvider } from 'react-router'
import { answers, isAnswer, type Answer } from '#app/domain/competitions/answers/answer.ts'
import { competitionKey } from '#app/domain/competitions/calendar/calendar-entry.ts'
import type { Refusal } from '#app/domain/competitions/refusal.ts'
import { answerQuickly } from '#app/domain/competitions/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { answerLimit, tooManyChanges } from '../answer-limit.server.ts'
import { requireMember } from '../require-member.server.ts'

export type QuickAnswer = { readonly ok: true; readonly key: string; readonly said: string } | Refusal

type Sent = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

export async function receiveQuickAnswer({ request, context }: Sent): Promise<QuickAnswer> {
  const form = await readForm(request)
  const answer = pressed(form)
  const competitionId = form.get(answer ?? '')
  if (answer === undefined || typeof competitionId !== 'string')
    throw data('Aucune réponse dans ce formulaire.', { status: 400 })
  const { viewer } = await requireMember(context)
  const services = context.get(servicesContext)
  if ((await answerLimit(services).take(viewer.memberId)) > 0)
    return { ok: false, status: 429, message: tooManyChanges }
  const answered = await answerQuickly(services, viewer, { competitionId, answer })
  return answered.ok ? { ok: true, key: competitionKey(competitionId), said: answers[answer] } : answered
}

function pressed(form: FormData): Answer | undefined {
  for (const answer in answers) if (isAnswer(answer) && form.has(answer)) return answer
  return undefined
}
