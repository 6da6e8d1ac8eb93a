import type { EquivalentRow } from './race-answer.ts'

export type FanPoint = ReturnType<typeof fanPoints>[number]

export const frame = { width: 800, height: 430, left: 78, right: 776, top: 40, bottom: 340, floor: 384 }

const shortest = 3000
const longest = 42_195
const gridSteps = [5, 10, 15, 30, 60, 120, 300, 600, 1800, 3600]
const mostGridLines = 7

export function fanPoints(rows: EquivalentRow[]) {
  const reference = rows.find(({ isReference }) => isReference)?.distanceMetres ?? longest
  const drawn = rows.filter(
    ({ distanceMetres: metres }) =>
      metres >= Math.min(shortest, reference) && metres <= Math.max(longest, reference),
  )
  return drawn.flatMap(({ distanceMetres: metres, mean, interval, isReference }) => {
    if (mean === undefined || !interval) return []
    const paceOf = (seconds: number) => (1000 * seconds) / metres
    const [quickest, slowest] = [paceOf(interval.quickest), paceOf(interval.slowest)]
    return [{ metres, seconds: mean, pace: paceOf(mean), quickest, slowest, isReference }]
  })
}

export function fanScale(points: FanPoint[]) {
  const metres = points.map((point) => point.metres)
  const [from, to] = [Math.min(...metres), Math.max(...metres)]
  const low = Math.min(...points.map(({ quickest }) => quickest))
  const high = Math.max(...points.map(({ slowest }) => slowest))
  const across = (distance: number) =>
    frame.left + ((frame.right - frame.left) * Math.log(distance / from)) / Math.log(to / from)
  const down = (pace: number) => frame.top + ((pace - low) / (high - low)) * (frame.bottom - frame.top)
  return { from, to, across, down, grid: gridBetween(low, high) }
}

export type FanScale = ReturnType<typeof fanScale>

function gridBetween(low: number, high: number): number[] {
  const step = gridSteps.find((seconds) => (high - low) / seconds <= mostGridLines)
  if (step === undefined) return []
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: count }, (_, index) => (first + index) * step)
}

/** A line through the points at a share (0–1) of their intervals, through their own paces without one. */
export function fanLine(points: FanPoint[], { across, down }: FanScale, share?: number): string {
  return points
    .map(({ metres, pace, quickest, slowest }, index) => {
      const y = down(share === undefined ? pace : quickest + (slowest - quickest) * share)
      return `${index === 0 ? 'M' : 'L'}${across(metres).toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
