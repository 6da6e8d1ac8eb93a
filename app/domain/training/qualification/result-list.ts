import { readDuration } from '../typed/durations.ts'
import { halfWidth } from '../typed/reading.ts'
import {
  ageGroup,
  readAgeGroup,
  readBand,
  readGender,
  readPackedAgeGroup,
  type AgeGroup,
} from './age-groups.ts'
import { RACE_METRES } from './races.ts'

/** Seconds of `10:38:12(.4)`, `10h38'12"`, `10 h 38 min 12 s` or `10h38`; else undefined: `58:12` may be a swim. */
export function readFinishTime(text: string): number | undefined {
  const match = WITH_COLONS.exec(text) ?? WITH_LETTERS.exec(text)
  if (match === null) return undefined
  const [, hours, minutes, seconds = '0'] = match
  const fullSeconds = Number(seconds.replace(',', '.'))
  if (Number(minutes) >= 60 || fullSeconds >= 60) return undefined
  const time = Number(hours) * 3600 + Number(minutes) * 60 + fullSeconds
  return time > 0 ? time : undefined
}

const WITH_COLONS = /^\s*(\d{1,2}):(\d{1,2}):(\d{1,2}(?:[.,]\d{1,3})?)\s*$/
const WITH_LETTERS =
  /^\s*(\d{1,2})\s?h\s?(\d{1,2})\s?(?:(?:min|m|'|′|’)\s?(?:(\d{1,2})\s?(?:s|"|″|'')?)?)?\s*$/i

/** Somebody who started: the line of the list (from 1), the age group, the time (s) or undefined without a finish. */
export type Starter = { line: number; group: AgeGroup; time: number | undefined }

type ResultList = { starters: Starter[]; ignored: number; isCut: boolean }

export const MOST_LINES = 5_000
export const MOST_CHARACTERS = 2_000_000
const MOST_LINE_CHARACTERS = 600
const MOST_CELLS = 60
const NOT_STARTED = /^(?:dns|did not start|non[- ]partante?)$/i
const NOT_FINISHED =
  /^(?:dnf|dsq|dq|disq|abd|abandon|hors[- ]d[ée]lais?|did not finish|disqualified|disqualifi[ée]e?)$/i

/**
 * Reads a pasted list of results, one person a line: the cells (tabs, semicolons, bars, commas or spaces between them)
 * need an age group, in one cell or with the gender apart, and a time. Among several times the longest is the finish;
 * one alone beside the group is read as in a field, over `metres` of race. Somebody without any time, or said not to
 * have finished (DNF, DSQ), counts as a starter, unless the line says DNS. Never fails.
 */
export function readResultList(text: string, metres = RACE_METRES.ironman): ResultList {
  const lines = halfWidth(text.slice(0, MOST_CHARACTERS)).split(/\r\n|\r|\n/)
  const isCut = lines.length > MOST_LINES || text.length > MOST_CHARACTERS
  const starters: Starter[] = []
  let ignored = 0
  for (const [index, line] of lines.slice(0, MOST_LINES).entries()) {
    if (line.trim() === '') continue
    const starter = readLine(line.slice(0, MOST_LINE_CHARACTERS), index + 1, metres)
    if (starter === undefined) ignored += 1
    else starters.push(starter)
  }
  return { starters, ignored, isCut }
}

function readLine(text: string, line: number, metres: number): Starter | undefined {
  const cells = cellsOf(text)
  const group = groupIn(cells)
  if (group === undefined || cells.some((cell) => NOT_STARTED.test(cell))) return undefined
  const hasFinished = !cells.some((cell) => NOT_FINISHED.test(cell))
  return { line, group, time: hasFinished ? timeIn(cells, metres) : undefined }
}

function timeIn(cells: readonly string[], metres: number): number | undefined {
  const times = cells.flatMap((cell) => readFinishTime(cell) ?? [])
  if (times.length > 0) return Math.max(...times)
  const others = cells.filter((cell) => cell !== '' && readPackedAgeGroup(cell) === undefined)
  const [alone = ''] = others
  // A number alone is more often a rank than minutes.
  if (others.length !== 1 || !/\D/.test(alone)) return undefined
  const reading = readDuration(alone, metres)
  return reading.ok ? reading.value : undefined
}

function cellsOf(text: string): string[] {
  const separator = ['\t', ';', '|', ','].find((character) => text.includes(character)) ?? /\s+/
  return text.split(separator, MOST_CELLS).map((cell) => cell.replace(/^[\s"]+|[\s"]+$/g, ''))
}

function groupIn(cells: readonly string[]): AgeGroup | undefined {
  const group = firstOf(cells, readAgeGroup)
  if (group !== undefined) return group
  const band = firstOf(cells, readBand)
  const gender = firstOf(cells, readGender)
  return band === undefined || gender === undefined
    ? firstOf(cells, readPackedAgeGroup)
    : ageGroup(gender, band)
}

function firstOf<Value>(
  cells: readonly string[],
  read: (cell: string) => Value | undefined,
): Value | undefined {
  for (const cell of cells) {
    const value = read(cell)
    if (value !== undefined) return value
  }
  return undefined
}
