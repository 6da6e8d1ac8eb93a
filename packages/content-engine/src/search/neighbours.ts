import type { SearchDatabase } from './search-database.ts'

const MOST_NEIGHBOURS = 12
const OTHER_BEGINNING = 0.4

type Neighbour = { readonly term: string; readonly cost: number }

/** Words of the index, and these besides, that are a slip or two from a folded word; nearest first. */
export function neighboursOf(
  database: SearchDatabase,
  typed: string,
  besides: readonly string[],
): readonly Neighbour[] {
  const most = slipsAllowed(typed)
  if (most === 0) return []
  const rows = database.all(
    `SELECT "term", "doc" FROM "_search_vocabulary" WHERE length("term") BETWEEN ? AND ?`,
    [typed.length - most, typed.length + most],
  )
  const terms = [...besides.map((term) => ({ term, doc: 1 })), ...rows] as { term: string; doc: number }[]
  return terms
    .filter(({ term }) => !/\d/.test(term))
    .map(({ term, doc }) => ({ term, doc, cost: costOf(typed, term, most) }))
    .filter(({ cost }) => cost < most + 1)
    .toSorted((one, other) => one.cost - other.cost || other.doc - one.doc)
    .slice(0, MOST_NEIGHBOURS)
}

function slipsAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

/** Two slips that change the first letter too make another word. */
function costOf(typed: string, term: string, most: number): number {
  const cost = slips(typed, term, most)
  if (typed[0] === term[0]) return cost
  return cost === 1 ? cost + OTHER_BEGINNING : Infinity
}

/** Letters wrong, missing, too many or swapped between two words; Infinity when there are more than these. */
function slips(word: string, term: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: term.length + 1 }, (_, index) => index)
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at]
    for (let on = 1; on <= term.length; on += 1) {
      const isSame = word[at - 1] === term[on - 1]
      const isSwapped = at > 1 && on > 1 && word[at - 1] === term[on - 2] && word[at - 2] === term[on - 1]
      next[on] = Math.min(
        (row[on] ?? 0) + 1,
        (next[on - 1] ?? 0) + 1,
        (row[on - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[on - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
    // Most words are another after three letters.
    if (Math.min(...row) > most) return Infinity
  }
  return row[term.length] ?? 0
}
