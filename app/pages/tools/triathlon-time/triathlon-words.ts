import {
  type TriathlonFormatKey,
  type TriathlonLeg,
  TRANSITION_RANGES,
} from '#app/domain/training/triathlon/formats.ts'
import type { TriathlonPart } from '#app/domain/training/triathlon/race.ts'
import { writeDistance, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'

const noBreakSpace = '\u00a0'

export const partWords: Record<TriathlonPart, { name: string; label: string; theLeg: string }> = {
  swim: { name: 'natation', label: 'Natation', theLeg: 'la natation' },
  t1: { name: 't1', label: 'Transition 1', theLeg: 'la transition 1' },
  bike: { name: 'velo', label: 'Vélo', theLeg: 'le vélo' },
  t2: { name: 't2', label: 'Transition 2', theLeg: 'la transition 2' },
  run: { name: 'course', label: 'Course', theLeg: 'la course' },
}

type FormatWords = { label: string; letter: string; remark: string; nearestStated: TriathlonFormatKey }

/** `nearestStated` is the format whose usual transitions are known. */
export const formatWords: Record<TriathlonFormatKey, FormatWords> = {
  XS: { label: 'XS', letter: 'XS', remark: 'une plage', nearestStated: 'S' },
  S: { label: 'S', letter: 'S', remark: '', nearestStated: 'S' },
  M: { label: 'M', letter: 'M', remark: '', nearestStated: 'M' },
  'L-113': { label: 'L, 70.3', letter: 'L', remark: 'usage actuel, 70.3', nearestStated: 'L-113' },
  L: { label: 'L, FFTri', letter: 'L', remark: 'FFTri historique', nearestStated: 'L-113' },
  XL: { label: 'XL', letter: 'XL', remark: '', nearestStated: 'XXL' },
  XXL: { label: 'XXL', letter: 'XXL', remark: 'distance Ironman', nearestStated: 'XXL' },
}

export const formatOrder = Object.keys(formatWords) as TriathlonFormatKey[]

export const formatRemarks: Partial<Record<TriathlonFormatKey, string>> = {
  XS: 'Le XS est une plage, ceci en est un exemple.',
  'L-113': '«\u202fL\u202f» d’usage, celui du 70.3.',
  L: '«\u202fL\u202f» historique de la FFTri.',
}

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
