const byteOrderMark = '\uFEFF'

const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

const needsQuotes = /[";\r\n]/

export type CsvCell = string | number | undefined

/** A table for a French spreadsheet: semicolons, decimal commas, UTF-8 mark; a typed text never becomes a formula. */
export function writeCsv(heads: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + [heads, ...rows].map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')
}

/** One cell, quoted when it must be. */
export function csvCell(cell: CsvCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell).replace('.', ',') : ''
  // A null byte ends a cell for some programs.
  const text = cell.replaceAll('\0', '')
  const safe = startsFormula.test(text) ? `'${text}` : text
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A figure without the digits nobody reads. */
export function rounded(value: number, decimals = 3): number {
  return Number(value.toFixed(decimals))
}
