import { data, href, redirect } from 'react-router'
import { answerSchema, fillPlaces } from '#app/domain/messages/canned.ts'
import {
  actOnMessage,
  answerMessage,
  assignMessage,
  findCannedAnswer,
  readMessage,
} from '#app/domain/messages/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/message.ts'
import { messageActNamed, messageActs } from './message-acts.ts'
import { messageView, placeValues } from './message-view.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const found = await readMessage(services.database, params.message)
  if (!found) throw pageNotFound(request)
  return data(await messageView(services, found), { headers: noStore })
}

export type MessageAnswerData = {
  attempt: string
  problem?: string
  /** What was typed, with the canned answer asked for below it. */
  typed?: string
  textProblem?: string
  missing?: readonly string[]
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const found = await readMessage(services.database, params.message)
  if (!found) throw pageNotFound(request)
  const form = await readForm(request)
  const { id: attempt } = context.get(requestContext)
  const say = (status: number, rest: Omit<MessageAnswerData, 'attempt'>) =>
    data<MessageAnswerData>({ attempt, ...rest }, { status, headers: forThisVisitor })
  const { id } = found
  const typed = textOf(form, 'reponse')
  const wanted = textOf(form, 'acte')

  if (wanted === 'inserer') {
    const canned = await findCannedAnswer(services.database, textOf(form, 'modele'))
    if (!canned) return say(409, { typed, problem: 'Choisissez une réponse toute prête.' })
    const { text, missing } = fillPlaces(canned.text, await placeValues(services, found, actor))
    return say(200, { typed: [typed.trim(), text].filter(Boolean).join('\n\n'), missing })
  }

  const standingAct = messageActNamed(textOf(form, 'etat'))
  const text = answerSchema.safeParse(typed)
  if (wanted === 'repondre' && !text.success)
    return say(422, { typed, textProblem: text.error.issues[0]?.message ?? '' })
  const outcome =
    wanted === 'repondre' && text.success
      ? await answerMessage(services, { id, text: text.data, seen: Number(textOf(form, 'vues')), actor })
      : wanted === 'confier'
        ? await assignMessage(services, { id, ...assignmentIn(form), actor })
        : standingAct && (await actOnMessage(services, { id, act: messageActs[standingAct].act, actor }))
  if (!outcome) return say(409, { typed, problem: 'Cette action n’existe pas.' })
  if (!outcome.ok) return say(outcome.status, { typed, problem: outcome.message })
  const done = wanted === 'repondre' ? 'reponse' : wanted === 'confier' ? 'confie' : standingAct
  const page = href('/admin/messages/:message', { message: id })
  return redirect(`${page}?fait=message-${done}`, { status: 303, headers: noStore })
}

function assignmentIn(form: FormData) {
  return { to: textOf(form, 'coach') || null, seen: textOf(form, 'avant') || null }
}
