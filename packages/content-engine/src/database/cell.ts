import type { ColumnKind } from '../shape.ts'

export type Cell = string | number | null

/** A value as SQLite keeps it: JSON as text, booleans as 1 and 0, absent as NULL. */
export function encode(value: unknown, kind: ColumnKind): Cell {
  if (value === undefined || value === null) return null
  if (kind === 'json') return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number' || typeof value === 'string') return value
  throw new TypeError(`A ${kind} column cannot hold ${typeof value}`)
}

/** The inverse of `encode`. */
export function decode(value: unknown, kind: ColumnKind): unknown {
  if (value === null) return null
  if (kind === 'json') return JSON.parse(String(value))
  return kind === 'boolean' ? value === 1 : value
}
