import type { FormValues } from '#app/domain/shared/forms/form-fields.ts'
import type { CompetitionFacts } from '../columns-of-facts.ts'
import { readFactsForm, type FactField } from '../forms/facts-form.ts'
import { csvRaces } from './csv-races.ts'
import { icsRaces } from './ics-races.ts'

export type TypedRace = {
  readonly line: number
  readonly values: FormValues<FactField>
  readonly problem?: string
}

export type TypedRaces =
  | { readonly ok: true; readonly races: readonly TypedRace[] }
  | { readonly ok: false; readonly problem: string }

/** A race of a file, by the line it begins on: what it says, or what is wrong with it in French. */
export type ReadRace = { readonly line: number; readonly title: string } & (
  | { readonly facts: CompetitionFacts }
  | { readonly problems: readonly string[] }
)

type Reading =
  | { readonly ok: true; readonly races: readonly ReadRace[] }
  | { readonly ok: false; readonly problem: string }

const mostRaces = 300

type Wish = {
  /** For races that say none. */
  readonly discipline: string
  readonly region: string
  /** `YYYY-MM-DD` in France. */
  readonly today: string
}

/** The races of a calendar file (.ics) or of a table (CSV); the same race said twice is the first one. */
export function readRaces(text: string, wish: Wish): Reading {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '')
  if (plain.trim() === '') return { ok: false, problem: 'Choisissez un fichier, ou collez son contenu.' }
  if (plain.includes('\0'))
    return { ok: false, problem: 'Ce fichier n’est ni un calendrier ni un tableau CSV.' }
  const typed = /^\s*BEGIN:VCALENDAR/i.test(plain) ? icsRaces(plain) : csvRaces(plain)
  if (!typed.ok) return typed
  if (typed.races.length === 0) return { ok: false, problem: 'Ce fichier ne contient aucune course.' }
  if (typed.races.length > mostRaces)
    return {
      ok: false,
      problem: `${mostRaces}\u00A0courses au plus à la fois\u00A0: ce fichier en a ${typed.races.length}.`,
    }
  return { ok: true, races: withoutRepeats(typed.races.map((race) => readRace(race, wish))) }
}

function readRace({ line, values, problem }: TypedRace, { discipline, region, today }: Wish): ReadRace {
  const whole = {
    ...values,
    discipline: values.discipline || discipline,
    region: values.region || region,
  }
  const read = readFactsForm(whole, { today })
  const title = values.title.trim()
  if (read.ok && problem === undefined) return { line, title: read.facts.title, facts: read.facts }
  const problems = read.ok ? [] : read.problems.map(({ message }) => message)
  return { line, title, problems: problem === undefined ? problems : [problem, ...problems] }
}

function withoutRepeats(races: readonly ReadRace[]): ReadRace[] {
  const seen = new Map<string, number>()
  return races.map((race) => {
    if (!('facts' in race)) return race
    const { title, startOn, group = '' } = race.facts
    const key = [title, startOn, group].join('\n')
    const first = seen.get(key)
    if (first === undefined) seen.set(key, race.line)
    if (first === undefined) return race
    return { line: race.line, title, problems: [`La même course que la ligne ${first}.`] }
  })
}
