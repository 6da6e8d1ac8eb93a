import { FULL_TURN, gaussian, smoothStep } from '../geometry/easing.ts'
import { bundleOf, type Drawing } from './drawing.ts'

interface RaceLeg {
  sport: 'natation' | 'velo' | 'course'
  /** Of the race's time, from 0 to 1. */
  share: number
  /** How steep it is, from 0 (flat) to 1. */
  slope: number
}

const width = 480
const fade = 0.018

/** A race from its start to its finish: waves where one swims, relief where it climbs, lanes where one runs on the flat. */
export function raceProfile(legs: readonly RaceLeg[]): Drawing {
  const spans = spansOf(legs)
  const bundle = bundleOf({ width, count: 6, step: 4, from: 0, to: width, yours: 2 }, (depth, along) => {
    const rise = spans.reduce((sum, span) => sum + weightOf(span, along) * riseOf(span, along, depth), 0)
    return 26 + depth * 36 - rise
  })
  return { viewBox: `0 0 ${width} 72`, preserveAspectRatio: 'none', ...bundle }
}

type Span = RaceLeg & { from: number; to: number }

function spansOf(legs: readonly RaceLeg[]): Span[] {
  let from = 0
  return legs.map((leg) => {
    const span = { ...leg, from, to: from + leg.share }
    from = span.to
    return span
  })
}

/** 1 within the leg; it gives way to the next one over a short stretch. */
function weightOf({ from, to }: Span, along: number): number {
  const begun = from <= 0 ? 1 : smoothStep(from - fade, from + fade, along)
  const goesOn = to >= 0.999 ? 1 : 1 - smoothStep(to - fade, to + fade, along)
  return begun * goesOn
}

function riseOf({ sport, slope, from, to }: Span, along: number, depth: number): number {
  if (sport === 'natation') return 2.6 * Math.sin(FULL_TURN * ((along * width) / 22 + depth * 0.7))
  const steep = sport === 'velo' ? Math.max(slope, 0.8) : slope
  if (steep === 0) return 0
  const length = to - from
  const climb = (place: number, spread: number) => gaussian(along, from + length * place, length * spread)
  const relief = 0.55 * climb(0.2, 0.08) + climb(0.46, 0.11) + 0.7 * climb(0.76, 0.09)
  return 22 * steep * (1 - depth * 0.75) * relief
}

/** A day of a training camp: morning and afternoon, as high as the load (0 to 1). */
export function dayProfile(day: number, load: number): Drawing {
  const morning = 0.25 + (day % 3) * 0.05
  const afternoon = 0.6 + (day % 2) * 0.1
  const frame = { width: 220, count: 3, step: 6, from: 0, to: 220, yours: 0 }
  const bundle = bundleOf(frame, (_depth, along, index) => {
    const effort = 26 * gaussian(along, morning, 0.09) + 22 * gaussian(along, afternoon, 0.11)
    const road = 1.5 * Math.sin(FULL_TURN * (along * 5 + day))
    return 28 + index * 6 - load * effort - road
  })
  return { viewBox: '0 0 220 40', preserveAspectRatio: 'xMidYMid meet', ...bundle }
}

export interface SeasonPeak {
  /** When in the season, from 0 (its first day) to 1 (its last). */
  at: number
  /** How much it counts, from 0 to 1. */
  weight: number
}

/** A season as a ridge: each race is a peak, as high as it counts. */
export function seasonRidge(peaks: readonly SeasonPeak[]): Drawing {
  const bundle = bundleOf({ width: 720, count: 9, step: 5, from: 0, to: 720, yours: 3 }, (depth, along) => {
    const peak = Math.max(0, ...peaks.map(({ at, weight }) => weight * gaussian(along, at, 0.021)))
    return 64 + depth * 78 - 58 * (1 - depth) ** 0.85 * peak
  })
  return { viewBox: '0 0 720 150', preserveAspectRatio: 'none', ...bundle }
}
