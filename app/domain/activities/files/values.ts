import type { RawRow } from './raw.ts'

/** What a file says of a column, NaN for anything that is none. */
export function valueOf(column: keyof RawRow, text: string): number {
  return column === 'seconds' ? secondsOf(text) : numberOf(text)
}

/** A decimal number as files write it, NaN for anything else. */
export function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text)
}

/** Seconds since 1970 of an instant as files write it, NaN for anything else. */
export function secondsOf(text: string): number {
  return Date.parse(text) / 1000
}
