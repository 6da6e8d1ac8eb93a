import {
  type TriathlonFormatKey,
  SLOW_DOWN_RANGES,
  TRANSITION_RANGES,
} from '#app/domain/training/triathlon/formats.ts'
import type { TriathlonPart } from '#app/domain/training/triathlon/race.ts'
import { writeDistance, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'

export type Leg = 'swim' | 'bike' | 'run'

const noBreakSpace = '\u00a0'

export const partWords: Record<TriathlonPart, { name: string; label: string; theLeg: string }> = {
  swim: { name: 'natation', label: 'Natation', theLeg: 'la natation' },
  t1: { name: 't1', label: 'Transition 1', theLeg: 'la transition 1' },
  bike: { name: 'velo', label: 'Vélo', theLeg: 'le vélo' },
  t2: { name: 't2', label: 'Transition 2', theLeg: 'la transition 2' },
  run: { name: 'course', label: 'Course', theLeg: 'la course' },
}

export const formatWords: Record<TriathlonFormatKey, { label: string; letter: string; remark: string }> = {
  XS: { label: 'XS', letter: 'XS', remark: 'une plage' },
  S: { label: 'S', letter: 'S', remark: '' },
  M: { label: 'M', letter: 'M', remark: '' },
  'L-113': { label: 'L, 70.3', letter: 'L', remark: 'usage actuel, 70.3' },
  L: { label: 'L, FFTri', letter: 'L', remark: 'FFTri historique' },
  XL: { label: 'XL', letter: 'XL', remark: '' },
  XXL: { label: 'XXL', letter: 'XXL', remark: 'distance Ironman' },
}

export const formatOrder: readonly TriathlonFormatKey[] = ['XS', 'S', 'M', 'L-113', 'L', 'XL', 'XXL']

export const formatRemarks: Partial<Record<TriathlonFormatKey, string>> = {
  XS: 'Le XS est une plage, ceci en est un exemple.',
  'L-113': '«\u202fL\u202f» d’usage, celui du 70.3.',
  L: '«\u202fL\u202f» historique de la FFTri.',
}

export function writeLegDistance(leg: Leg, metres: number): string {
  if (leg === 'swim') return `${writeNumber(metres, 0)}${noBreakSpace}m`
  return metres < 1000 ? writeDistance(metres) : `${writeNumber(metres / 1000, 1)}${noBreakSpace}km`
}

export function writeLegFigure(leg: Leg, figure: number): string {
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

const nearestStated: Record<TriathlonFormatKey, TriathlonFormatKey> = {
  XS: 'S',
  S: 'S',
  M: 'M',
  'L-113': 'L-113',
  L: 'L-113',
  XL: 'XXL',
  XXL: 'XXL',
}

export function usualTransition(format: TriathlonFormatKey): string {
  const range = TRANSITION_RANGES.find((each) => each.format === nearestStated[format])
  return range ? `Souvent ${writeTransitionRange(range)}.` : ''
}

export function writeTransitionRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from / 60, 1)} à ${writeNumber(to / 60, 1)}\u00a0min`
}

export function writeSlowDownRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from)} à ${writeNumber(to)}\u00a0%`
}

export function usualRanges() {
  return TRANSITION_RANGES.map((transition) => ({
    format: transition.format,
    transition,
    slowDown: SLOW_DOWN_RANGES.find(({ format }) => format === transition.format),
  }))
}
