import { addDays, dayInParis, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { factsAsTyped } from '../forms/facts-form.ts'
import type { TypedRace, TypedRaces } from './read-races.ts'

type Property = { readonly name: string; readonly value: string; readonly line: number }

/** The events of a calendar file (RFC 5545) as races are typed; what it says of no discipline or region stays empty. */
export function icsRaces(text: string): TypedRaces {
  const races: TypedRace[] = []
  let event: Map<string, Property> | undefined
  let nested: string | undefined
  for (const property of propertiesOf(text)) {
    const { name, value, line } = property
    if (nested !== undefined) nested = name === 'END' && value === nested ? undefined : nested
    else if (event && name === 'BEGIN') nested = value
    else if (name === 'BEGIN' && value.toUpperCase() === 'VEVENT') event = new Map([['BEGIN', property]])
    else if (name === 'END' && value.toUpperCase() === 'VEVENT' && event) {
      races.push(raceOf(event, event.get('BEGIN')?.line ?? line))
      event = undefined
    } else if (event && !event.has(name)) event.set(name, property)
  }
  if (event)
    return { ok: false, problem: 'Le fichier s’arrête au milieu d’un événement\u00A0: copiez-le en entier.' }
  return { ok: true, races }
}

/** Long lines are folded: what follows begins with a space. */
function propertiesOf(text: string): Property[] {
  const unfolded: { text: string; line: number }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const last = unfolded.at(-1)
    if (last && /^[ \t]/.test(line)) last.text += line.slice(1)
    else unfolded.push({ text: line, line: index + 1 })
  }
  return unfolded.flatMap(({ text: written, line }) => {
    const [, name = '', value = ''] = /^([A-Za-z-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/.exec(written) ?? []
    return name === '' ? [] : [{ name: name.toUpperCase(), value: value.trim(), line }]
  })
}

function raceOf(event: ReadonlyMap<string, Property>, line: number): TypedRace {
  const textOf = (name: string) => unescaped(event.get(name)?.value ?? '')
  const start = momentOf(event.get('DTSTART')?.value)
  const end = momentOf(event.get('DTEND')?.value)
  // The end of whole days is the first day after them.
  const lastDay = end && (end.time === undefined ? addDays(end.day, -1) : end.day)
  const isLonger = start && lastDay !== undefined && lastDay > start.day
  return {
    line,
    values: {
      ...factsAsTyped(undefined),
      title: textOf('SUMMARY').slice(0, 100),
      startOn: start?.day ?? '',
      endOn: isLonger ? lastDay : '',
      startTime: start?.time ?? '',
      place: textOf('LOCATION').slice(0, 100),
      link: textOf('URL'),
      notes: textOf('DESCRIPTION').slice(0, 1000),
    },
    ...(event.has('RRULE') && { problem: 'Cet événement se répète\u00A0: ajoutez ses dates une à une.' }),
  }
}

function unescaped(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark))
}

/** A day, and its clock time in France when one is said. */
function momentOf(value: string | undefined): { day: string; time: string | undefined } | undefined {
  const [, year, month, date, hours, minutes, seconds, isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(value ?? '') ?? []
  if (year === undefined) return undefined
  const day = `${year}-${month}-${date}`
  if (hours === undefined) return isDate(day) ? { day, time: undefined } : undefined
  if (!isUtc) return isDate(day) ? { day, time: `${hours}:${minutes}` } : undefined
  const instant = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  if (Number.isNaN(instant.getTime())) return undefined
  return { day: dayInParis(instant), time: timeInParis(instant) }
}

function isDate(day: string): boolean {
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
}
