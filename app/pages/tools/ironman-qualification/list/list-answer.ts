import { RACE_METRES, type RaceDistance } from '#app/domain/training/qualification/races.ts'
import { readResultList, type Starter } from '#app/domain/training/qualification/result-list.ts'
import {
  countStarters,
  simulateQualification,
  type Counts,
  type Qualification,
  type QualificationSystem,
} from '#app/domain/training/qualification/simulate.ts'
import { systemsOf } from '../system-words.ts'
import { inventedField } from './invented-field.ts'

/** Who started: those of a pasted list or, without one, a field that was invented. */
export type StartList = {
  starters: readonly Starter[]
  isInvented: boolean
  ignored: readonly { line: number; text: string }[]
  ignoredCount: number
  isCut: boolean
  counts: Counts
}

const namedLines = 5

/** Reads a pasted list. One without a single line that can be read is no list, and leaves the invented field. */
export function readStartList(text: string, distance: RaceDistance): StartList {
  const { starters, ignored, isCut } = readResultList(text, RACE_METRES[distance])
  const isInvented = starters.length === 0
  const all = isInvented ? inventedField(distance) : starters
  return {
    starters: all,
    isInvented,
    ignored: ignored === 0 ? [] : firstIgnored(text, new Set(starters.map(({ line }) => line))),
    ignoredCount: ignored,
    isCut,
    counts: countStarters(all),
  }
}

function firstIgnored(text: string, read: ReadonlySet<number>) {
  const named: { line: number; text: string }[] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '' || read.has(index + 1)) continue
    named.push({ line: index + 1, text: line.trim().slice(0, 60) })
    if (named.length === namedLines) break
  }
  return named
}

/** Under each rule of the distance, and under the one asked for. */
export type Outcome = { system: QualificationSystem; result: Qualification }

/** Who of a list qualifies under each rule of a distance. `known`: typed counts, where they are not those of the list. */
export function simulateAll(
  { starters }: Pick<StartList, 'starters'>,
  distance: RaceDistance,
  slots: number,
  acceptance: number,
  known?: Counts,
): Outcome[] {
  return systemsOf(distance).map((system) => ({
    system,
    result: simulateQualification(system, starters, slots, acceptance, known),
  }))
}
