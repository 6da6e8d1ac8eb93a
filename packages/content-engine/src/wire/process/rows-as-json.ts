import { RefusedStatement } from '../sql/rules.ts'

const mostRows = 10_000
const mostBytes = 16 * 1024 * 1024

/** A JSON array of the rows as SQLite gives them, in pieces; stops at 10 000 rows or 16 MB, whichever comes first. */
export function rowsAsJson(rows: Iterable<Record<string, unknown>>): Buffer[] {
  const pieces: Buffer[] = []
  let bytes = 0
  for (const row of rows) {
    if (pieces.length === mostRows) throw new RefusedStatement('rows')
    const piece = Buffer.from(`${pieces.length === 0 ? '[' : ','}${JSON.stringify(row)}`)
    bytes += piece.length
    if (bytes > mostBytes) throw new RefusedStatement('bytes')
    pieces.push(piece)
  }
  pieces.push(Buffer.from(pieces.length === 0 ? '[]' : ']'))
  return pieces
}
