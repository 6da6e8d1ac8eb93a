import { data, redirect } from 'react-router'
import { z } from 'zod'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { textFields } from '#app/domain/shared/forms/form-fields.ts'
import {
  isPaceOfSomebody,
  paceSources,
  readToolPace,
  readTypedPace,
  speedsOf,
  writeReferencePace,
  writeTypedPace,
  type ReferencePace,
  type ReferencePaceKind,
  type ReferencePaces,
} from '#app/domain/training/reference-paces/rules.ts'
import {
  deleteReferencePace,
  readReferencePaces,
  saveReferencePace,
} from '#app/domain/training/store.server.ts'
import { intensityName } from '#app/domain/training/workouts/intensity.ts'
import { paceFor, type AthleteSpeeds } from '#app/domain/training/workouts/paces.ts'
import { writtenPace } from '#app/domain/training/workouts/totals.ts'
import type { Intensity, WorkoutZone } from '#app/domain/training/workouts/workout.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { answerAgain, type Context } from '../account.server.ts'

const kinds = z.enum(['vma', 'css'])

/** The figures of who asks; `parameters` are those a tool proposed in the address (`?vma=15.2`). */
export async function readPacesPage(context: Context, parameters: URLSearchParams) {
  const { database, clock } = context.get(servicesContext)
  const member = await context.get(visitorContext).member()
  const paces = member ? await readReferencePaces({ database }, member.userId) : {}
  return {
    isMember: member !== undefined,
    today: dayInParis(clock.now()),
    paces: kinds.options.map((kind) => shownPace(kind, paces, parameters.get(kind) ?? '')),
  }
}

export type ShownPace = ReturnType<typeof shownPace>

function shownPace(kind: ReferencePaceKind, paces: ReferencePaces, inAddress: string) {
  const pace = paces[kind]
  const proposed = readToolPace(inAddress)
  const isProposed = proposed !== undefined && isPaceOfSomebody(kind, proposed)
  const inField = isProposed ? proposed : pace?.value
  return {
    kind,
    known: pace && {
      written: writeReferencePace(kind, pace.value),
      told: `${paceSources[pace.source]}, le ${formatDay(pace.measuredOn)}.`,
    },
    zones: zonesOf(kind, speedsOf(paces)),
    typed: inField === undefined ? '' : writeTypedPace(kind, inField),
  }
}

const zones: Readonly<Record<ReferencePaceKind, readonly WorkoutZone[]>> = {
  vma: ['recuperation', 'endurance', 'marathon', 'seuil', 'vma-longue', 'vma'],
  css: ['aisance', 'endurance', 'seuil', 'vma'],
}

function zonesOf(kind: ReferencePaceKind, speeds: AthleteSpeeds): { name: string; pace: string }[] {
  const sport = kind === 'vma' ? 'course' : 'natation'
  return zones[kind].flatMap((zone) => {
    const intensity: Intensity = { kind: 'zone', zone }
    const pace = paceFor(sport, intensity, speeds)
    return pace ? [{ name: intensityName(intensity, sport), pace: writtenPace(pace) }] : []
  })
}

/** Stores or removes a figure, from a tool (`vma=15.2`) or this page's own forms (`kind`, figure and day). */
export async function changePaces(form: FormData, context: Context) {
  const services = context.get(servicesContext)
  const member = await context.get(visitorContext).member()
  if (!member)
    throw data('Ces allures se gardent avec une adhésion au club.', { status: 403, headers: noStore })
  const proposed = kinds.options.find((kind) => form.has(kind))
  const kind = proposed ?? kinds.safeParse(form.get('kind')).data
  if (!kind) throw data('Formulaire inconnu.', { status: 400, headers: noStore })
  if (!proposed && form.get('intent') === 'forget') {
    await deleteReferencePace(services, member.userId, kind)
    throw redirect('/compte/allures?fait=allure-oubliee', { status: 303 })
  }
  const values = proposed
    ? { value: textFields(form, [kind])[kind], measuredOn: dayInParis(services.clock.now()) }
    : textFields(form, ['value', 'measuredOn'])
  const again = (field: keyof typeof values, message: string) =>
    answerAgain(context, { form: kind, values, problems: [{ field, message }] })
  const read = proposed
    ? ({ ok: true, value: readToolPace(values.value) ?? Number.NaN } as const)
    : readTypedPace(kind, values.value)
  if (!read.ok) return again('value', read.expected)
  const measuredOn = z.iso.date().safeParse(values.measuredOn)
  if (!measuredOn.success) return again('measuredOn', 'Indiquez le jour où vous l’avez mesurée.')
  const source: ReferencePace['source'] = proposed ? 'tool' : 'typed'
  const pace = { kind, value: read.value, measuredOn: measuredOn.data, source }
  const saved = await saveReferencePace(services, member.userId, pace)
  if (!saved.ok) return again(saved.field, saved.message)
  throw redirect('/compte/allures?fait=allure', { status: 303 })
}
