import {
  type TriathlonFormatKey,
  type TriathlonLeg,
  TRANSITION_RANGES,
  TRIATHLON_LEGS,
} from '#app/domain/training/triathlon/formats.ts'
import type { TriathlonPart } from '#app/domain/training/triathlon/race.ts'
import {
  writeClock,
  writeDistance,
  writeLongClock,
  writeNumber,
  writePace,
} from '#app/domain/training/typed/writing.ts'
import type { ToolResult } from '../tool-form.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import words from './triathlon-words.json' with { type: 'json' }

const noBreakSpace = '\u00a0'

export const partWords: Record<TriathlonPart, (typeof words.parts)['swim']> = words.parts

/** Of each format: its names, and the nearest one whose usual transitions are known. */
export const formatWords: Record<TriathlonFormatKey, (typeof words.formats)['XS']> = words.formats

export const formatOrder = Object.keys(formatWords) as TriathlonFormatKey[]

export function writeLegDistance(leg: TriathlonLeg, metres: number): string {
  if (leg === 'swim') return `${writeNumber(metres, 0)}${noBreakSpace}m`
  return metres < 1000 ? writeDistance(metres) : `${writeNumber(metres / 1000, 1)}${noBreakSpace}km`
}

export function writeLegFigure(leg: TriathlonLeg, figure: number): string {
  if (leg === 'bike') return `${writeNumber(figure, 1)}${noBreakSpace}km/h`
  return writePace(figure, leg === 'swim' ? '100 m' : 'km')
}

export function listOfLegs(parts: readonly TriathlonPart[]): string {
  const words = parts.map((part) => partWords[part].theLeg)
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${last}` : last
}

export function missingSentence(missing: readonly TriathlonPart[]): string {
  return `Il manque ${listOfLegs(missing)}\u00a0: indiquez ${missing.length > 1 ? 'leurs valeurs' : 'sa valeur'} ci-dessous.`
}

export function usualTransition(format: TriathlonFormatKey): string {
  const range = TRANSITION_RANGES.find((each) => each.format === formatWords[format].nearestStated)
  return range ? `Souvent ${writeTransitionRange(range)}.` : ''
}

export function writeTransitionRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from / 60, 1)} à ${writeNumber(to / 60, 1)}\u00a0min`
}

export function writeSlowDownRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from)} à ${writeNumber(to)}\u00a0%`
}

/** The total and its three legs, in one line. */
export function raceInBrief({ times, missing, format, hasOwnDistances }: TriathlonAnswer): ToolResult {
  const legs = TRIATHLON_LEGS.map((leg) => (times[leg] === undefined ? '—' : writeClock(times[leg])))
  const name = hasOwnDistances ? 'Vos distances' : formatWords[format].label
  if (times.total === undefined) return { detail: `Il manque ${listOfLegs(missing)}.` }
  return { figure: writeLongClock(times.total), detail: `${name} · ${legs.join(' · ')}` }
}
