const byteOrderMark = '\uFEFF'
/** What spreadsheets take for the start of a formula, the wide forms of East Asian keyboards included (OWASP). */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const needsQuotes = /[";\r\n]/

type CsvCell = string | number | undefined

/**
 * A table that a French spreadsheet opens with a double click: semicolons, a comma in numbers, a mark for UTF-8. What
 * people typed never becomes a formula: it gets an apostrophe before it. Numbers are written plainly.
 */
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
