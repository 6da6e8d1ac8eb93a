import type { Cell } from '../../database/cell.ts'
import { DumpRefused } from './dump-refused.ts'

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]\d+)?/y
const PIECE = / \|\| (?:char\((10|13|0)\) \|\| )?(?=')/y

/**
 * The values of one line of a dump, from a place in it (after `VALUES (`) to its end: NULL, numbers and texts. They are read
 * here and bound, so that no line of a dump ever reaches SQLite as a statement.
 */
export function insertValues(line: string, start: number): readonly Cell[] {
  const reader = { line, at: start }
  const values = [valueAt(reader)]
  while (line.startsWith(', ', reader.at)) {
    reader.at += 2
    values.push(valueAt(reader))
  }
  if (line.slice(reader.at) !== ');') throw new DumpRefused('a row that cannot be read')
  return values
}

type Reader = { readonly line: string; at: number }

function valueAt(reader: Reader): Cell {
  if (reader.line.startsWith("'", reader.at)) return textAt(reader)
  if (reader.line.startsWith('NULL', reader.at)) {
    reader.at += 4
    return null
  }
  const number = taken(reader, NUMBER)
  if (!number) throw new DumpRefused('a value that cannot be read')
  return Number(number[0])
}

/** Quoted pieces, between which stand the characters that a line cannot hold. */
function textAt(reader: Reader): string {
  let text = quotedAt(reader)
  for (let piece = taken(reader, PIECE); piece; piece = taken(reader, PIECE)) {
    if (piece[1] !== undefined) text += String.fromCharCode(Number(piece[1]))
    text += quotedAt(reader)
  }
  return text
}

function quotedAt(reader: Reader): string {
  const { line } = reader
  const start = reader.at + 1
  let end = line.indexOf("'", start)
  let isDoubled = false
  while (end !== -1 && line.startsWith("'", end + 1)) {
    isDoubled = true
    end = line.indexOf("'", end + 2)
  }
  if (end === -1) throw new DumpRefused('a text without an end')
  reader.at = end + 1
  const text = line.slice(start, end)
  return isDoubled ? text.replaceAll("''", "'") : text
}

function taken(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.line)
  if (found) reader.at = pattern.lastIndex
  return found
}
