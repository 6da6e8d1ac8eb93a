export type Strategy = 'reguliere' | 'progressive' | 'positive' | 'prudente'

/** A stretch at one pace, from where the one before ends to `toMetres`; pace in s/km. */
type Stretch = { toMetres: number; pace: number }

export type Pacing = Stretch[]

/** The gap (%) offered for a strategy when the runner names none. */
export const usualGapPercent: Record<Strategy, number> = {
  reguliere: 0,
  progressive: 2,
  positive: 2,
  prudente: 5,
}

const carefulShare = 0.3

/**
 * The stretches of a race in `timeSeconds` over `distanceMetres` (m). `gapPercent`, 0–100:
 * progressive: the second half is faster than the first by that share of the mean pace p, first p(1 + gap/200), second
 * p(1 − gap/200); positive: the reverse; prudente: the first 30 % is slower than p by the gap, the rest evens it out.
 * Undefined when a figure is not positive and finite, or the gap not within 0–100.
 */
export function pacingOf(
  distanceMetres: number,
  timeSeconds: number,
  strategy: Strategy,
  gapPercent: number,
): Pacing | undefined {
  const pace = (timeSeconds / distanceMetres) * 1000
  const isPossible = distanceMetres > 0 && distanceMetres < Infinity && pace > 0 && pace < Infinity
  if (!isPossible || !(gapPercent >= 0 && gapPercent <= 100)) return undefined
  const [share, first] = firstPart(strategy, gapPercent)
  const second = (1 - share * first) / (1 - share)
  return [
    { toMetres: distanceMetres * share, pace: pace * first },
    { toMetres: distanceMetres, pace: pace * second },
  ]
}

/** The seconds run at `metres` from the start, along the exact pace of each stretch. */
export function timeAt(pacing: Pacing, metres: number): number {
  let time = 0
  let from = 0
  for (const { toMetres, pace } of pacing) {
    const until = Math.min(metres, toMetres)
    if (until > from) time += ((until - from) * pace) / 1000
    from = toMetres
  }
  return time
}

function firstPart(strategy: Strategy, gapPercent: number): [share: number, multiple: number] {
  if (strategy === 'progressive') return [0.5, 1 + gapPercent / 200]
  if (strategy === 'positive') return [0.5, 1 - gapPercent / 200]
  if (strategy === 'prudente') return [carefulShare, 1 + gapPercent / 100]
  return [0.5, 1]
}

/** A mark on the course: metres from the start, seconds since it, mean pace (s/km) since the last mark. */
export type Split = { metres: number; passage: number; segmentPace: number }

const mostSplits = 1000
const sameMark = 0.01

/** Passages every `intervalMetres` and the finish, from the exact pace. Undefined for no interval or over a thousand marks. */
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
  return [...sorted, finish].map((metres, index) => {
    const from = sorted[index - 1] ?? 0
    const passage = timeAt(pacing, metres)
    return { metres, passage, segmentPace: ((passage - timeAt(pacing, from)) / (metres - from)) * 1000 }
  })
}
