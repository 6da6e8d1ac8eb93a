import { csvRows } from '#app/domain/shared/forms/csv-rows.ts'

type Runner = { readonly memberId: string; readonly name: string }

export type ReadLine = { readonly memberId: string; readonly time: string; readonly place: string }

const noTime: Readonly<Record<string, 'abandoned' | 'not-started'>> = {
  abandon: 'abandoned',
  dnf: 'abandoned',
  dns: 'not-started',
  'non partant': 'not-started',
}

export type ReadResults = {
  readonly found: readonly (ReadLine & { readonly outcome: 'finished' | 'abandoned' | 'not-started' })[]
  /** Lines that name nobody who runs, or two people. */
  readonly unknown: readonly string[]
}

/** A ranking as it was pasted (name, time, place, in any order of first and last name), for those who run. */
export function readResultLines(text: string, runners: readonly Runner[]): ReadResults {
  const found: ReadResults['found'][number][] = []
  const unknown: string[] = []
  for (const { cells } of csvRows(text.slice(0, longestText))) {
    const [name = '', time = '', place = ''] = cells
    const named = runners.filter((runner) => wordsOf(runner.name) === wordsOf(name))
    const [runner, ...others] = named
    const outcome = noTime[time.trim().toLowerCase()] ?? 'finished'
    if (!runner || others.length > 0) unknown.push(cells.join(' '))
    else found.push({ memberId: runner.memberId, time: outcome === 'finished' ? time : '', place, outcome })
  }
  return { found, unknown }
}
const longestText = 100_000

/** The words of a name, whatever their order, case and accents. */
function wordsOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')
}
