import { data, href, redirect } from 'react-router'
import { readRaces } from '#app/domain/competitions/import/read-races.ts'
import { importCompetitions, readLookAlikes } from '#app/domain/competitions/store.server.ts'
import { dayInParis, formatDayRange } from '#app/domain/shared/dates/french-dates.ts'
import { textOfFile } from '#app/domain/shared/forms/file-text.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/import.ts'
import { shownRace, type ShownRace } from './shown-race.ts'

export type FoundLine = {
  line: number
  title: string
  problems: readonly string[]
  detail?: string
  /** Stands in the calendar already, in name and day. */
  isKnown?: boolean
  similar?: ShownRace[]
}

export type ImportAnswer = {
  attempt: string
  typed: { texte: string; discipline: string; region: string }
  problem?: string
  lines?: FoundLine[]
}

export async function loader({ context }: Route.LoaderArgs) {
  await readCoach(context)
  return data({}, { headers: noStore })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const form = await readForm(request)
  const typed = {
    texte: await sentText(form),
    discipline: textOf(form, 'discipline'),
    region: textOf(form, 'region'),
  }
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: Partial<ImportAnswer>) =>
    data<ImportAnswer>({ attempt, typed, ...rest }, { status, headers: forThisVisitor })
  const read = readRaces(typed.texte, { ...typed, today: dayInParis(services.clock.now()) })
  if (!read.ok) return again(422, { problem: read.problem })
  const right = read.races.flatMap((race) => ('facts' in race ? [race] : []))
  const chosen = new Set(form.getAll('ligne'))
  const races = right.filter(({ line }) => chosen.has(String(line))).map(({ facts }) => facts)
  if (textOf(form, 'acte') === 'ajouter' && races.length > 0) {
    await importCompetitions(services, { races, actor })
    return redirect(`${href('/admin/competitions')}?fait=courses-importees`, {
      status: 303,
      headers: noStore,
    })
  }
  const alike = await readLookAlikes(
    services,
    right.map(({ facts }) => facts),
  )
  const near = new Map(right.map(({ line }, index) => [line, alike[index] ?? []]))
  const lines = read.races.map((race): FoundLine => {
    if (!('facts' in race)) return race
    const { startOn, endOn, place, title } = race.facts
    const found = near.get(race.line) ?? []
    const isKnown = found.some(
      (one) => one.status !== 'proposed' && one.title === title && one.startOn === startOn,
    )
    const detail = `${formatDayRange(startOn, endOn)}, ${place}`
    return { line: race.line, title, problems: [], detail, isKnown, similar: found.map(shownRace) }
  })
  const isEmpty = textOf(form, 'acte') === 'ajouter'
  return again(isEmpty ? 422 : 200, { lines, ...(isEmpty && { problem: 'Cochez au moins une course.' }) })
}

async function sentText(form: FormData): Promise<string> {
  const file = form.get('fichier')
  if (file instanceof File && file.size > 0) return textOfFile(new Uint8Array(await file.arrayBuffer()))
  return textOf(form, 'texte')
}
