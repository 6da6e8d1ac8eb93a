import { FULL_TURN, clamp, gaussian, smoothStep } from '#app/ui/art/geometry/easing.ts'

export const lineWidth = 1200
export const lineHeight = 300

const lines = 13
export const ownLine = 5
const middle = 168
const bleed = 110
const hills = [
  { at: 0.16, width: 0.075, height: 0.5 },
  { at: 0.36, width: 0.07, height: 1 },
  { at: 0.57, width: 0.08, height: 0.7 },
  { at: 0.8, width: 0.06, height: 0.42 },
] as const

export type RaceScale = { t1: number; bike: number; t2: number; run: number }

type RaceGaps = { swim: number; bike: number; run: number }

export function raceScale(times: readonly [number, number, number, number, number]): RaceScale {
  const until = (part: number) => times.slice(0, part).reduce((sum, time) => sum + time, 0)
  const startOf = (part: number) => (until(part) / until(5)) * lineWidth
  return { t1: startOf(1), bike: startOf(2), t2: startOf(3), run: startOf(4) }
}

/** Gaps of usual paces are 12.5 units; nobody's lines touch or leave the panel. */
export function raceGaps(paces: { swimPace: number; bikeSpeed: number; runPace: number }): RaceGaps {
  const gap = (share: number) => clamp(12.5 * share, 8, 20)
  return { swim: gap(paces.swimPace / 112), bike: gap(32.5 / paces.bikeSpeed), run: gap(paces.runPace / 300) }
}

export function racePaths(scale: RaceScale, gaps: RaceGaps): string[] {
  const height = heightsOf(scale, gaps)
  return Array.from({ length: lines }, (_, line) => {
    const isOwn = line === ownLine
    return pathOf(isOwn ? 0 : -bleed, isOwn ? lineWidth : lineWidth + bleed, scale, (x) => height(line, x))
  })
}

export function ownEnds(scale: RaceScale, gaps: RaceGaps): { start: number; end: number } {
  const height = heightsOf(scale, gaps)
  return { start: height(ownLine, 0), end: height(ownLine, lineWidth) }
}

function heightsOf(scale: RaceScale, gaps: RaceGaps) {
  const ride = Math.max(1, scale.t2 - scale.bike)
  const edge = 42
  // Wide lines leave less room above for the hills.
  const summit = Math.min(120, middle + 30 - ((lines - 1) / 2) * gaps.bike)
  return (line: number, x: number): number => {
    const share = line / (lines - 1)
    const water = 1 - smoothStep(scale.t1 - edge, scale.bike + edge * 0.6, x)
    const foot = smoothStep(scale.t2 - edge, scale.run + edge * 0.6, x)
    const road = (1 - water) * (1 - foot)
    const gap = water * gaps.swim + road * gaps.bike + foot * gaps.run
    const wave =
      Math.sin(FULL_TURN * (x / 96 + 1.2 * share)) + 0.5 * Math.sin(FULL_TURN * (x / 58 - 1.5 * share))
    const hill = hills.reduce((sum, { at, width, height }) => {
      return sum + height * gaussian((x - scale.bike) / ride + 0.01 * share, at, width * (1 + 0.8 * share))
    }, 0)
    const level = middle + (line - (lines - 1) / 2) * gap
    return level + water * 6 * (0.4 + share) * wave - road * summit * (1 - share) ** 1.2 * hill
  }
}

function pathOf(from: number, to: number, scale: RaceScale, height: (x: number) => number): string {
  let [x, y] = [from, Math.round(height(from) * 10)]
  let path = `M${x} ${y / 10}l`
  while (x < to) {
    const next = Math.min(to, x + (x < scale.bike + 30 ? 8 : 14))
    const nextY = Math.round(height(next) * 10)
    path += `${Math.round((next - x) * 10) / 10} ${(nextY - y) / 10} `
    ;[x, y] = [next, nextY]
  }
  return path.trimEnd()
}
