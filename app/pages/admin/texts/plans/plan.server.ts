import { data, href, redirect } from 'react-router'
import { planDocument } from '#app/domain/content-edits/store.server.ts'
import { dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { instantInParis } from '#app/domain/shared/dates/french-instants.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../../frame/read-coach.server.ts'
import { documentAt } from '../read-text.server.ts'
import type { Route } from './+types/plan.ts'

const typedOf = (instant: Date | null | undefined) =>
  instant ? `${dayInParis(instant)}T${timeInParis(instant)}` : ''

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { title, plan, draft, collection } = await documentAt(request, services, params.document)
  const values = { publishAt: typedOf(plan?.publishAt), withdrawAt: typedOf(plan?.withdrawAt) }
  const canWithdraw = !('schemas' in services.content.collections[collection])
  const facts = { id: params.document, title, hasDraft: draft !== null, canWithdraw }
  return data({ ...facts, values, now: typedOf(services.clock.now()) }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const { collection, file } = await documentAt(request, services, params.document)
  const form = await readForm(request)
  const values = { publishAt: textOf(form, 'publishAt'), withdrawAt: textOf(form, 'withdrawAt') }
  const { id: attempt } = context.get(requestContext)
  const refuse = (problems: { field: string; message: string }[]) =>
    data({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  const [publishAt, withdrawAt] = [instantTyped(values.publishAt), instantTyped(values.withdrawAt)]
  const wrong = Object.entries({ publishAt, withdrawAt }).filter(([, instant]) => instant === undefined)
  if (publishAt === undefined || withdrawAt === undefined)
    return refuse(wrong.map(([field]) => ({ field, message: noSuchTime })))
  const outcome = await planDocument(services, { collection, file, actor, publishAt, withdrawAt })
  if (!outcome.ok) {
    const own = (outcome.problems ?? []).map(({ message }) => message)
    return refuse([{ field: outcome.field, message: [outcome.message, ...own].join(' ') }])
  }
  const page = href('/admin/textes/:document', { document: params.document })
  const done = publishAt || withdrawAt ? 'texte-prevu' : 'texte-imprevu'
  return redirect(`${page}?fait=${done}`, { status: 303, headers: noStore })
}

const noSuchTime =
  'Donnez un jour et une heure qui existent (la nuit du passage à l’heure d’été saute de 2\u00a0h à 3\u00a0h).'

/** Null when nothing was typed, undefined when no clock in France ever shows it. */
function instantTyped(typed: string): Date | null | undefined {
  if (typed.trim() === '') return null
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2})?$/.exec(typed.trim()) ?? []
  return instantInParis(day, time)
}
