import { timeAt, type Pacing } from './pacing.ts'

/** A mark on the course: metres from the start, seconds since it, mean pace (s/km) and length (m) since the last mark. */
export type Split = { metres: number; passage: number; segmentPace: number; segmentMetres: number }

const mostSplits = 1000
const sameMark = 0.01

/**
 * The passages every `intervalMetres`, and the finish (its segment may be shorter: 195 m of a marathon). Each passage
 * comes from the exact pace, never from rounded splits.
 * Undefined when the interval is not positive, or makes more than a thousand marks.
 */
export function splitsEvery(pacing: Pacing, intervalMetres: number): Split[] | undefined {
  const finish = pacing.at(-1)?.toMetres ?? 0
  if (!(intervalMetres > 0) || finish / intervalMetres > mostSplits) return undefined
  const marks = Array.from(
    { length: Math.ceil(finish / intervalMetres) },
    (_, index) => (index + 1) * intervalMetres,
  )
  return splitsAt(pacing, marks)
}

/** The same at marks of one's own (aid stations, half-way), sorted, those beyond the course left out, finish added. */
export function splitsAt(pacing: Pacing, marks: number[]): Split[] {
  const finish = pacing.at(-1)?.toMetres
  if (finish === undefined) return []
  const inside = marks.filter((metres) => metres > 0 && metres < finish - sameMark)
  const sorted = [...new Set(inside)].toSorted((a, b) => a - b)
  return [...sorted, finish].map((metres, index) => split(pacing, sorted[index - 1] ?? 0, metres))
}

function split(pacing: Pacing, from: number, metres: number): Split {
  const passage = timeAt(pacing, metres)
  const segmentMetres = metres - from
  return {
    metres,
    passage,
    segmentPace: ((passage - timeAt(pacing, from)) / segmentMetres) * 1000,
    segmentMetres,
  }
}
