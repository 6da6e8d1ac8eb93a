import { readPace } from '../typed/read-pace.ts'
import { readSpeed } from '../typed/read-speed.ts'
import type { Reading } from '../typed/reading.ts'
import { writeNumber } from '../typed/write-number.ts'
import { writePace } from '../typed/write-pace.ts'
import type { ReferencePaceKind } from './rules.ts'

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
