import { mileMetres } from '#app/domain/training/running/pace-units.ts'
import type { Pacing } from '#app/domain/training/running/pacing.ts'
import type { Run } from '#app/domain/training/running/solve-run.ts'
import type { RunningUnit } from './running-pace-choices.ts'

/** The frame of the drawing, in its own units. */
export const frame = { width: 640, height: 510, left: 58, bottom: 462, middle: 232, reach: 196 }

const leastSpan = 12
const turn = 14
const ticksAtMost = 9

/** The profile of a run as places in the frame: higher is faster. */
export function drawProfile(run: Run, pacing: Pacing, unit: RunningUnit) {
  const furthest = Math.max(...pacing.map(({ pace }) => Math.abs(pace - run.pace)))
  const span = Math.max(leastSpan, furthest * 1.6)
  const across = (metres: number) =>
    rounded(frame.left + ((frame.width - frame.left) * metres) / run.distanceMetres)
  const up = (pace: number) => rounded(frame.middle + ((pace - run.pace) / span) * frame.reach)
  return {
    grid: [-1, -0.5, 0, 0.5, 1]
      .map((share) => run.pace + share * span)
      .filter((pace) => pace > 0)
      .map((pace) => ({ pace, y: up(pace), isMean: pace === run.pace })),
    ticks: ticksOf(run.distanceMetres, unit).map((tick) => ({ ...tick, x: across(tick.metres) })),
    steps: pacing.map(({ toMetres, pace }) => ({ x: across(toMetres), y: up(pace), pace })),
  }
}

/** The line from the start to the finish, `offset` below its true place: level stretches, a soft turn between. */
export function profileLine(steps: { x: number; y: number }[], offset: number): string {
  return steps
    .map(({ x, y }, index) => {
      const place = rounded(y + offset)
      if (index === 0) return `M${frame.left} ${place}H${index === steps.length - 1 ? x : x - turn}`
      const from = steps[index - 1]?.x ?? frame.left
      return `C${from} ${rounded((steps[index - 1]?.y ?? y) + offset)} ${from} ${place} ${from + turn} ${place}H${x}`
    })
    .join('')
}

/** Round distances under the drawing, a dozen at most, the last far enough from the finish. */
function ticksOf(distanceMetres: number, unit: RunningUnit): { metres: number; count: number }[] {
  const unitMetres = unit === 'km' ? 1000 : mileMetres
  const length = distanceMetres / unitMetres
  const step = roundStep(length / ticksAtMost)
  const count = Math.max(1, Math.ceil(length / step - 0.6))
  return Array.from({ length: count }, (_, index) => ({
    metres: index * step * unitMetres,
    count: Number((index * step).toPrecision(12)),
  }))
}

/** The next of …, 1, 2, 5, 10, 20, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find((multiple) => multiple * power >= least) ?? 10)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
