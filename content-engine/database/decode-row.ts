import type { Columns } from '../shape.ts'
import { decode } from './cell.ts'
import { deepFreeze } from './deep-freeze.ts'

export type RawRow = Readonly<Record<string, unknown>>

/** A row as readers get it, frozen. Its text, by far the largest part, is decoded when it is first looked at. */
export function decodeRow(columns: Columns, raw: RawRow): RawRow {
  const row: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(raw)) {
    const kind = columns.get(name)
    if (kind === undefined) continue
    if (name === 'body') Object.defineProperty(row, name, { enumerable: true, get: later(value) })
    else row[name] = deepFreeze(decode(value, kind))
  }
  return Object.freeze(row)
}

function later(text: unknown): () => unknown {
  let value: unknown
  let isDecoded = false
  return () => {
    if (!isDecoded) value = deepFreeze(decode(text, 'json'))
    isDecoded = true
    return value
  }
}
