import type { ColumnKind, Columns } from '../shape.ts'

export type Cell = string | number | null

/** A value as SQLite keeps it: JSON as text, booleans as 1 and 0, absent as NULL. */
export function encode(value: unknown, kind: ColumnKind): Cell {
  if (value === undefined || value === null) return null
  if (kind === 'json') return JSON.stringify(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'number' || typeof value === 'string') return value
  throw new TypeError(`A ${kind} column cannot hold ${typeof value}`)
}

export function decode(value: unknown, kind: ColumnKind): unknown {
  if (value === null) return null
  if (kind === 'json') return JSON.parse(String(value))
  return kind === 'boolean' ? value === 1 : value
}

export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

export type RawRow = Readonly<Record<string, unknown>>

/** A row as readers get it, frozen. */
export function decodeRow(columns: Columns, raw: RawRow, readBody?: () => unknown): RawRow {
  const row: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(raw)) {
    const kind = columns.get(name)
    if (kind === undefined) continue
    if (name === 'body') addBody(row, () => value)
    else row[name] = deepFreeze(decode(value, kind))
  }
  if (readBody) addBody(row, readBody)
  return Object.freeze(row)
}

function addBody(row: object, read: () => unknown): void {
  let value: unknown
  let isDecoded = false
  const get = () => {
    if (!isDecoded) value = deepFreeze(decode(read(), 'json'))
    isDecoded = true
    return value
  }
  Object.defineProperty(row, 'body', { enumerable: true, get })
}
