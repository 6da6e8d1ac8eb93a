import { clamp, FULL_TURN } from '../../geometry/easing.ts'
import { smoothCurve, type Point } from '../../geometry/smooth-curve.ts'
import type { Sheet } from '../furniture.ts'
import { rangeOf, shares, smoothed, valueAlong } from '../series.ts'
import { evenSplits, lapsOrSplits, meanPace } from '../splits.ts'
import type { StoryLeg } from '../story.ts'
import { brightLine, faintLine, type Area } from './drawing.ts'

type Shape = (depth: number, along: number) => number

/**
 * The bundle: lines one behind the other, one of them bright. The hill they make is the altitude, else how fast it went; the
 * space between them is the pace (close is fast); in water each crest is a lap. Nothing measured: straight lines.
 */
export function drawBundle(
  sheet: Sheet,
  leg: StoryLeg,
  area: Area,
  options: { gap?: number; bright?: number } = {},
): string {
  const height = area.bottom - area.top
  const count = Math.max(7, Math.round(height / (options.gap ?? 25)))
  const chosen = Math.round((count - 1) * 0.33)
  const shape = leg.kind === 'water' ? waterShape(leg, height) : landShape(leg, height, chosen / (count - 1))
  const paths = Array.from({ length: count }, (_, index) => {
    const points: Point[] = []
    for (let x = -24; x <= sheet.width + 24; x += 12)
      points.push([x, area.top + shape(index / (count - 1), x / sheet.width)])
    return smoothCurve(points)
  })
  const faint = paths.filter((_, index) => index !== chosen).map((d) => faintLine(sheet, d))
  return faint.join('') + brightLine(sheet, paths[chosen] ?? '', options.bright ?? 9)
}

/** y = base + H·v·pace/mean − P·(1 − v)^1.1·e(u): the further back, the higher the hill. */
function landShape(leg: StoryLeg, height: number, chosen: number): Shape {
  const { levels, amplitude } = hillsOf(leg)
  const tension = tensionOf(leg)
  const [summit, base] = [height * 0.36 * amplitude, height * 0.36 * amplitude]
  const depthOf = height - base
  const widest = Math.max(1, ...(tension ?? []))
  return (depth, along) => {
    const seen = along + 0.05 * (depth - 0.3)
    const hill = hillAt(levels, depth, seen)
    const spread = chosen + ((depth - chosen) * (tension ? valueAlong(tension, along) : 1)) / widest
    return base + depthOf * spread - summit * (1 - depth) ** 1.1 * hill
  }
}

/** Altitude from 0 to 1, four times, each smoother, for lines nearer and nearer; and how much of it to show. */
function hillsOf(leg: StoryLeg): { levels: number[][]; amplitude: number } {
  const { elevations, paces } = leg
  const source = elevations ?? paces?.map((pace) => 1 / pace)
  if (!source) return { levels: [[0]], amplitude: 0 }
  const { least, most } = rangeOf(source)
  const amplitude = elevations ? 0.3 + 0.7 * clamp((most - least) / 350) ** 0.6 : 0.45
  const levels = [0.035, 0.06, 0.1, 0.18].map((share) =>
    shares(smoothed(source, elevations ? share : share * 1.6)),
  )
  const peaks = shares(smoothed(source, elevations ? 0.035 : 0.06))
  return { levels: [peaks, ...levels.slice(1)], amplitude: most > least ? amplitude : 0 }
}

function hillAt(levels: readonly number[][], depth: number, along: number): number {
  const place = depth * (levels.length - 1)
  const before = Math.floor(place)
  const [near, far] = [levels[before] ?? [0], levels[before + 1] ?? levels[before] ?? [0]]
  return valueAlong(near, along) * (1 - place + before) + valueAlong(far, along) * (place - before)
}

function tensionOf(leg: StoryLeg): number[] | undefined {
  if (!leg.paces) return undefined
  const mean = meanPace(leg)
  return smoothed(leg.paces, 0.12).map((pace) => clamp(1 + (pace / mean - 1) * 1.4, 0.6, 1.3))
}

/** y = H·v^1.25 + A(¼ + ¾v)·sin: a crest a lap, higher where it went faster, lower where laps are short. */
function waterShape(leg: StoryLeg, height: number): Shape {
  const swum = lapsOrSplits(leg, 4, 28).filter(({ isRest }) => !isRest)
  const laps = swum.length > 14 ? evenSplits(leg, 4, 12) : swum
  const speeds = shares(laps.map(({ pace }) => 1 / pace))
  const ends = laps.reduce<number[]>((all, { metres }) => [...all, (all.at(-1) ?? 0) + metres], [0])
  const lapAt = lapsAlong(ends)
  const amplitude = Math.min(height * 0.1, (1080 / laps.length) * 0.4)
  return (depth, along) => {
    const through = lapAt(along)
    const around = (lapAt(along + 0.01) - lapAt(along - 0.01)) / 0.02
    const long = clamp(laps.length / around, 0.3, 1)
    const strength = long * (0.55 + 0.75 * blendNear(speeds, through - 0.5))
    const wave =
      Math.sin(FULL_TURN * (through + depth * 0.55 - 0.25)) +
      0.25 * Math.sin(FULL_TURN * (2 * through - depth * 0.8))
    const room = amplitude * 1.5
    return room + (height - 2 * room) * depth ** 1.25 + amplitude * (0.25 + 0.75 * depth) * strength * wave
  }
}

/** How many laps are done along the way, carried on beyond both ends; a short one among long ones begins and ends gently. */
function lapsAlong(ends: readonly number[]): (along: number) => number {
  const [count, total] = [ends.length - 1, ends.at(-1) || 1]
  const [beyond, steps] = [0.25, 360]
  const done = Array.from({ length: steps + 1 }, (_, step) => {
    const metres = ((step / steps) * (1 + 2 * beyond) - beyond) * total
    const lap = Math.min(count, Math.max(1, ends.filter((end) => end <= metres).length))
    const [from, to] = [ends[lap - 1] ?? 0, ends[lap] ?? total]
    return lap - 1 + (metres - from) / Math.max(1, to - from)
  })
  const gentle = smoothed(done, 0.07)
  return (along) => valueAlong(gentle, (along + beyond) / (1 + 2 * beyond))
}

function blendNear(values: readonly number[], place: number): number {
  return values.length < 2 ? 0.5 : valueAlong(values, place / (values.length - 1))
}
