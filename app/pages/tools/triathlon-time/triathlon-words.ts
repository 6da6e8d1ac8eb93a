import {
  type TriathlonFormatKey,
  SLOW_DOWN_RANGES,
  TRANSITION_RANGES,
} from '#app/domain/training/triathlon/formats.ts'
import type { TriathlonPart } from '#app/domain/training/triathlon/race.ts'
import { writeDistance, writeNumber, writePace } from '#app/domain/training/typed/writing.ts'

export type Leg = 'swim' | 'bike' | 'run'

const noBreakSpace = '\u00a0'

/** The name of each part for machines, and its words for people. */
export const partWords: Record<TriathlonPart, { name: string; label: string; theLeg: string }> = {
  swim: { name: 'natation', label: 'Natation', theLeg: 'la natation' },
  t1: { name: 't1', label: 'Transition 1', theLeg: 'la transition 1' },
  bike: { name: 'velo', label: 'Vélo', theLeg: 'le vélo' },
  t2: { name: 't2', label: 'Transition 2', theLeg: 'la transition 2' },
  run: { name: 'course', label: 'Course', theLeg: 'la course' },
}

/** Formats as they are chosen: the two meanings of « L » say which one they are. */
export const formatWords: Record<TriathlonFormatKey, { label: string; letter: string; remark: string }> = {
  XS: { label: 'XS', letter: 'XS', remark: 'une plage' },
  S: { label: 'S', letter: 'S', remark: '' },
  M: { label: 'M', letter: 'M', remark: '' },
  'L-113': { label: 'L, 70.3', letter: 'L', remark: 'usage actuel, 70.3' },
  L: { label: 'L, FFTri', letter: 'L', remark: 'FFTri historique' },
  XL: { label: 'XL', letter: 'XL', remark: '' },
  XXL: { label: 'XXL', letter: 'XXL', remark: 'distance Ironman' },
}

/** Formats in the order they are shown. */
export const formatOrder: readonly TriathlonFormatKey[] = ['XS', 'S', 'M', 'L-113', 'L', 'XL', 'XXL']

/** What to know of a format before its distances are believed. */
export const formatRemarks: Partial<Record<TriathlonFormatKey, string>> = {
  XS: 'Le XS est une plage, ceci en est un exemple.',
  'L-113': '«\u202fL\u202f» d’usage, celui du 70.3.',
  L: '«\u202fL\u202f» historique de la FFTri.',
}

/** The distance of a leg: metres in the water, kilometres to one decimal on land. */
export function writeLegDistance(leg: Leg, metres: number): string {
  if (leg === 'swim') return `${writeNumber(metres, 0)}${noBreakSpace}m`
  return metres < 1000 ? writeDistance(metres) : `${writeNumber(metres / 1000, 1)}${noBreakSpace}km`
}

/** The figure of a leg: pace per 100 m, speed, pace per kilometre. */
export function writeLegFigure(leg: Leg, figure: number): string {
  if (leg === 'bike') return `${writeNumber(figure, 1)}${noBreakSpace}km/h`
  return writePace(figure, leg === 'swim' ? '100 m' : 'km')
}

/** Several legs in a sentence: « la natation et la course ». */
export function listOfLegs(parts: readonly TriathlonPart[]): string {
  const words = parts.map((part) => partWords[part].theLeg)
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} et ${last}` : last
}

/** What keeps the total from being known: « Il manque le vélo : indiquez sa valeur ci-dessous. » */
export function missingSentence(missing: readonly TriathlonPart[]): string {
  return `Il manque ${listOfLegs(missing)}\u00a0: indiquez ${missing.length > 1 ? 'leurs valeurs' : 'sa valeur'} ci-dessous.`
}

/** Formats whose ranges coaches state, and the other formats they go for. */
const nearestStated: Record<TriathlonFormatKey, TriathlonFormatKey> = {
  XS: 'S',
  S: 'S',
  M: 'M',
  'L-113': 'L-113',
  L: 'L-113',
  XL: 'XXL',
  XXL: 'XXL',
}

/** « Souvent 3 à 6 min », of one transition at a format or at the nearest one that is known. */
export function usualTransition(format: TriathlonFormatKey): string {
  const range = TRANSITION_RANGES.find((each) => each.format === nearestStated[format])
  return range ? `Souvent ${writeTransitionRange(range)}.` : ''
}

/** « 1,5 à 4 min » */
export function writeTransitionRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from / 60, 1)} à ${writeNumber(to / 60, 1)}\u00a0min`
}

/** « 5 à 10 % » */
export function writeSlowDownRange({ from, to }: { from: number; to: number }): string {
  return `${writeNumber(from)} à ${writeNumber(to)}\u00a0%`
}

/** What coaches state, a line a format. */
export function usualRanges() {
  return TRANSITION_RANGES.map((transition) => ({
    format: transition.format,
    transition,
    slowDown: SLOW_DOWN_RANGES.find(({ format }) => format === transition.format),
  }))
}
