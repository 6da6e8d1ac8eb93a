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

export type StartList = {
  starters: readonly Starter[]
  ignored: readonly { line: number; text: string }[]
  ignoredCount: number
  isCut: boolean
  /** Undefined without anybody in it. */
  counts: Counts | undefined
}

const namedLines = 5

export function readStartList(text: string, distance: RaceDistance): StartList {
  const { starters, ignored, isCut } = readResultList(text, RACE_METRES[distance])
  return {
    starters,
    ignored: ignored === 0 ? [] : firstIgnored(text, new Set(starters.map(({ line }) => line))),
    ignoredCount: ignored,
    isCut,
    counts: starters.length === 0 ? undefined : countStarters(starters),
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

export type Outcome = { system: QualificationSystem; result: Qualification }

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
