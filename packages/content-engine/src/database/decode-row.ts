import type { Columns } from '../shape.ts'
import { decode } from './cell.ts'
import { deepFreeze } from './deep-freeze.ts'

export type RawRow = Readonly<Record<string, unknown>>

/**
 * A row as readers get it, frozen. Its text, by far the largest part, is decoded when it is first looked at; `readBody`
 * reads it then, when the row came without.
 */
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
