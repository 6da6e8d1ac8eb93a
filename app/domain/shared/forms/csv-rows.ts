export type CsvRow = { readonly line: number; readonly cells: readonly string[] }

/** The rows of a table as spreadsheets write it, by the line each begins on; empty ones are left out. */
export function csvRows(text: string): CsvRow[] {
  const separator = separatorOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let [line, begun, isQuoted] = [1, 1, false]
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: begun, cells: cells.map(typedCell) })
    ;[cells, cell, begun] = [[], '', line]
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? ''
    if (char === '\n') line += 1
    if (isQuoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = false
    } else if (char === '"' && cell.trim() === '') [isQuoted, cell] = [true, '']
    else if (char === separator) {
      cells.push(cell)
      cell = ''
    } else if (char === '\n') endRow()
    else cell += char
  }
  endRow()
  return rows
}

function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n')
  const counts = [';', '\t', ','].map((mark) => ({ mark, count: first.split(mark).length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.mark ?? ';'
}

// What our own exports write before a formula is taken off again.
function typedCell(cell: string): string {
  return cell.trim().replace(/^'(?=\s*[=+\-@])/, '')
}
