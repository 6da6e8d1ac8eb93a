/** Where two lists differ: from `start` to `end` (left out) of each. */
export type Hunk = {
  readonly before: { readonly start: number; readonly end: number }
  readonly after: { readonly start: number; readonly end: number }
}

// Cells of the table that finds what two lists have in common: 16 MB, some 30 ms.
const largestTable = 4_000_000

/** The differences of two lists, fewest first found; past some 2 000 by 2 000 different entries, one for all of them. */
export function hunksOf(before: readonly string[], after: readonly string[]): readonly Hunk[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++
  const own = before.slice(start, before.length - end)
  const other = after.slice(start, after.length - end)
  if (own.length === 0 && other.length === 0) return []
  if (own.length * other.length > largestTable || own.length === 0 || other.length === 0)
    return [hunk(start, start + own.length, start, start + other.length)]
  return hunksBetween(own, other, start)
}

function hunksBetween(own: readonly string[], other: readonly string[], offset: number): readonly Hunk[] {
  const width = other.length + 1
  const common = commonLengths(own, other)
  const hunks: Hunk[] = []
  let [row, column] = [0, 0]
  while (row < own.length || column < other.length) {
    const [fromRow, fromColumn] = [row, column]
    while ((row < own.length || column < other.length) && !(row < own.length && own[row] === other[column])) {
      const down = row < own.length ? (common[(row + 1) * width + column] ?? 0) : -1
      const right = column < other.length ? (common[row * width + column + 1] ?? 0) : -1
      if (down >= right) row++
      else column++
    }
    if (row > fromRow || column > fromColumn)
      hunks.push(hunk(offset + fromRow, offset + row, offset + fromColumn, offset + column))
    while (row < own.length && column < other.length && own[row] === other[column]) {
      row++
      column++
    }
  }
  return hunks
}

/** How many entries the rests of two lists have in common, from each place of both. */
function commonLengths(own: readonly string[], other: readonly string[]): Uint32Array {
  const width = other.length + 1
  const table = new Uint32Array((own.length + 1) * width)
  for (let row = own.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      table[row * width + column] =
        own[row] === other[column]
          ? (table[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(table[(row + 1) * width + column] ?? 0, table[row * width + column + 1] ?? 0)
  return table
}

function hunk(start: number, end: number, otherStart: number, otherEnd: number): Hunk {
  return { before: { start, end }, after: { start: otherStart, end: otherEnd } }
}
