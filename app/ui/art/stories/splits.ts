import { mean, valueAlong } from './series.ts'
import type { StoryLeg } from './story.ts'

export type Split = { metres: number; seconds: number; pace: number; isRest: boolean }

const lengths = [25, 50, 100, 200, 250, 400, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]

/** Equal parts of the way, between `least` and `most` of them, each with its pace (NaN where nobody knows); a third and less that is left over is in the last. */
export function evenSplits(leg: StoryLeg, least: number, most: number): Split[] {
  if (!(leg.metres > 0)) return [{ metres: 0, seconds: leg.seconds, pace: Number.NaN, isRest: false }]
  const length = lengths.find((metres) => leg.metres / metres <= most) ?? leg.metres / most
  const step = leg.metres / length < least ? leg.metres / least : length
  const count = Math.max(1, Math.ceil(leg.metres / step - 0.34))
  return Array.from({ length: count }, (_, index) => {
    const from = index * step
    const to = index === count - 1 ? leg.metres : from + step
    const pace = paceBetween(leg, from / leg.metres, to / leg.metres)
    return { metres: to - from, seconds: (pace * (to - from)) / 1000, pace, isRest: false }
  })
}

/** What the device or the athlete cut by hand, when it says something; else equal parts. */
export function lapsOrSplits(leg: StoryLeg, least: number, most: number): Split[] {
  const laps = leg.laps.filter(({ metres, seconds, isRest }) => seconds > 0 && (isRest || metres > 0))
  if (laps.length < 2 || laps.length > most) return evenSplits(leg, least, most)
  return laps.map((lap) => ({ ...lap, pace: lap.metres > 0 ? (lap.seconds / lap.metres) * 1000 : Infinity }))
}

/** The leg that took longest. */
export function longest(legs: readonly StoryLeg[]): StoryLeg | undefined {
  return legs.toSorted((one, other) => other.seconds - one.seconds)[0]
}

/** Seconds per kilometre over all of it; NaN without a time. */
export function meanPace(leg: StoryLeg): number {
  return leg.seconds > 0 && leg.metres > 0 ? (leg.seconds / leg.metres) * 1000 : Number.NaN
}

/** Which was done fastest; parts much shorter than most do not count. */
export function fastestOf(splits: readonly Split[]): number {
  const lengthsDone = splits
    .flatMap(({ metres, isRest }) => (isRest ? [] : [metres]))
    .toSorted((one, other) => one - other)
  const long = (lengthsDone[lengthsDone.length >> 1] ?? 0) * 0.6
  let best = -1
  splits.forEach(({ metres, pace, isRest }, index) => {
    if (!isRest && metres >= long && pace < (splits[best]?.pace ?? Infinity)) best = index
  })
  return best
}

function paceBetween(leg: StoryLeg, from: number, to: number): number {
  const { paces } = leg
  if (!paces) return meanPace(leg)
  const taken = Array.from({ length: 24 }, (_, index) =>
    valueAlong(paces, from + ((to - from) * (index + 0.5)) / 24),
  )
  const pace = mean(taken)
  return pace > 0 ? pace : meanPace(leg)
}
