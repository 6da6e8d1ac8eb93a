import { ageGroup, type Gender } from '#app/domain/training/qualification/age-groups.ts'
import { factorOf } from '#app/domain/training/qualification/grading.ts'
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
  isInvented: boolean
  ignored: readonly { line: number; text: string }[]
  ignoredCount: number
  isCut: boolean
  counts: Counts
}

const namedLines = 5

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

const made = new Map<RaceDistance, readonly Starter[]>()

const sizes: readonly (readonly [Gender, number, number, number, number])[] = [
  ['F', 108, 40_400, 33_800, 0.09],
  ['M', 492, 35_500, 29_900, 0.115],
]

const halfDistance = 0.487

/**
 * A field of nobody, the same each time, to show the calculation until a list of results is pasted. It is no evidence of
 * anything: means, fastest times and spreads of women and men, and the seed, were chosen by trial so that the common list
 * of July 2025 goes nearly all to men and the two lists of November do not, as was published of real races. The page
 * says so wherever it shows its figures.
 */
function inventedField(distance: RaceDistance): readonly Starter[] {
  const known = made.get(distance)
  if (known) return known
  const field = makeField(distance)
  made.set(distance, field)
  return field
}

function makeField(distance: RaceDistance): Starter[] {
  const table = distance === 'ironman' ? '2025-11' : '703-2026'
  const scale = distance === 'ironman' ? 1 : halfDistance
  const random = randomNumbers(distance === 'ironman' ? 7 : 21)
  const bell = () => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random())
  const starters: Starter[] = []
  for (const [gender, count, mean, fastest, spread] of sizes) {
    for (let index = 0; index < count; index += 1) {
      const graded = Math.max(fastest + random() * 900, mean * Math.exp(spread * bell())) * scale
      const band = Math.min(gender === 'F' ? 9 : 11, Math.floor(Math.abs(4 + 2.4 * bell())))
      const group = ageGroup(gender, band)
      if (group === undefined) throw new RangeError(`No age band ${band}`)
      const time = Math.round(graded / factorOf(table, group))
      starters.push({ line: starters.length + 1, group, time })
    }
  }
  return starters
}

function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
