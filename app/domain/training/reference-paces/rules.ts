import { readPace, readSpeed } from '../typed/paces.ts'
import type { Reading } from '../typed/reading.ts'
import { writeNumber, writePace } from '../typed/writing.ts'
import type { AthleteSpeeds } from '../workouts/paces.ts'

export const paceSources = {
  typed: 'Saisie par vous',
  tool: 'Calculée par un outil du site',
  test: 'Mesurée lors d’un test du club',
} as const
export type PaceSource = keyof typeof paceSources

export type ReferencePaceKind = 'vma' | 'css'

export type ReferencePace = {
  /** VMA: km/h. CSS: seconds per 100 m. */
  readonly value: number
  readonly measuredOn: string
  readonly source: PaceSource
}

export type ReferencePaces = Readonly<Partial<Record<ReferencePaceKind, ReferencePace>>>

/** What can be a VMA (km/h) and a CSS (seconds per 100 m) of a human being. */
export const paceLimits = { vma: { least: 6, most: 28 }, css: { least: 45, most: 300 } } as const

export const firstMeasureOn = '1950-01-01'

/** What a table keeps of a figure: VMA in metres an hour, CSS in tenths of a second per 100 m. */
export function amountOf(kind: ReferencePaceKind, value: number): number {
  return Math.round(value * unitsOf[kind])
}

/** The figure a table keeps. */
export function valueOf(kind: ReferencePaceKind, amount: number): number {
  return amount / unitsOf[kind]
}

const unitsOf = { vma: 1000, css: 10 } as const

/** Whether a figure can be one of a human being. */
export function isPaceOfSomebody(kind: ReferencePaceKind, value: number): boolean {
  const { least, most } = paceLimits[kind]
  return value >= least && value <= most
}

/** The figures as sessions are worked out with. */
export function speedsOf({ vma, css }: ReferencePaces): AthleteSpeeds {
  return { vma: vma?.value, css: css?.value }
}

/** A figure as people type it: a VMA in km/h (`15,2`), a CSS per 100 m (`1:43`, `1′43″`). */
export function readTypedPace(kind: ReferencePaceKind, text: string): Reading {
  return kind === 'vma' ? readSpeed(text, 'km/h') : readPace(text, '100 m')
}

/** A figure as a tool writes it into an address: km/h, or seconds per 100 m. Undefined for anything but plain digits. */
export function readToolPace(text: string): number | undefined {
  return /^\d{1,4}(?:\.\d{1,20})?$/.test(text) ? Number(text) : undefined
}

/** The same as it is shown: « 15,2 km/h », « 1′43″/100 m ». */
export function writeReferencePace(kind: ReferencePaceKind, value: number): string {
  if (kind === 'vma') return `${writeNumber(value, 2)}\u00A0km/h`
  return writePace(value, '100 m', { tenths: !Number.isInteger(value) })
}

/** The same as it stands in a field, and can be typed again: `15,2`, `1:43`. */
export function writeTypedPace(kind: ReferencePaceKind, value: number): string {
  if (kind === 'vma') return writeNumber(value, 2)
  return writePace(value, undefined, { tenths: !Number.isInteger(value) })
}
