import { data, redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { textFields } from '#app/domain/shared/form-fields.ts'
import {
  type ReferencePace,
  type ReferencePaceKind,
  readToolPace,
  readTypedPace,
} from '#app/domain/training/reference-paces/rules.ts'
import { deleteReferencePace, saveReferencePace } from '#app/domain/training/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { answerAgain } from '../answer-again.server.ts'

type Context = Readonly<RouterContextProvider>

const kinds = z.enum(['vma', 'css'])
const fields = ['value', 'measuredOn'] as const
const day = z.iso.date()

/**
 * Keeps or forgets a figure. Tools send only theirs (`vma=15.2`); this page's own forms their `kind`, the figure as
 * typed and its day.
 */
export async function changePaces(form: FormData, context: Context) {
  const member = await context.get(visitorContext).member()
  if (!member) {
    throw data('Ces allures se gardent avec une adhésion au club.', { status: 403, headers: keptByNobody })
  }
  const proposed = kinds.options.find((kind) => form.has(kind))
  if (proposed) return keepProposed(form, proposed, member.userId, context)
  const kind = kinds.safeParse(form.get('kind'))
  if (!kind.success) throw data('Formulaire inconnu.', { status: 400, headers: keptByNobody })
  if (form.get('intent') !== 'forget') return keepTyped(form, kind.data, member.userId, context)
  await deleteReferencePace(context.get(servicesContext), member.userId, kind.data)
  throw redirect('/compte/allures?fait=allure-oubliee', { status: 303 })
}

async function keepProposed(form: FormData, kind: ReferencePaceKind, memberId: string, context: Context) {
  const services = context.get(servicesContext)
  const sent = form.get(kind)
  const measuredOn = dayInParis(services.clock.now())
  const values = { value: typeof sent === 'string' ? sent : '', measuredOn }
  const value = readToolPace(values.value) ?? Number.NaN
  return keep(kind, values, { value, measuredOn, source: 'tool' }, memberId, context)
}

async function keepTyped(form: FormData, kind: ReferencePaceKind, memberId: string, context: Context) {
  const values = textFields(form, fields)
  const read = readTypedPace(kind, values.value)
  if (!read.ok) return again(kind, values, 'value', read.expected, context)
  const measuredOn = day.safeParse(values.measuredOn)
  if (!measuredOn.success) {
    return again(kind, values, 'measuredOn', 'Indiquez le jour où vous l’avez mesurée.', context)
  }
  const pace: ReferencePace = { value: read.value, measuredOn: measuredOn.data, source: 'typed' }
  return keep(kind, values, pace, memberId, context)
}

async function keep(
  kind: ReferencePaceKind,
  values: Record<(typeof fields)[number], string>,
  pace: ReferencePace,
  memberId: string,
  context: Context,
) {
  const saved = await saveReferencePace(context.get(servicesContext), memberId, { kind, ...pace })
  if (!saved.ok) return again(kind, values, saved.field, saved.message, context)
  throw redirect('/compte/allures?fait=allure', { status: 303 })
}

function again(
  kind: ReferencePaceKind,
  values: Record<string, string>,
  field: (typeof fields)[number],
  message: string,
  context: Context,
) {
  return answerAgain(context, { form: kind, values, problems: [{ field: `${kind}-${field}`, message }] })
}
