import { pluralsOf, takesEndings, type QueryWord } from './query-words.ts'
import type { SearchDatabase } from './search-database.ts'

export type Candidate = {
  readonly id: number
  readonly collection: string
  readonly path: string
  readonly anchor: string | null
  readonly level: number
  readonly title: string
  readonly heading: string | null
  readonly text: string
  readonly names: readonly string[]
}

const MOST_BY_TITLE = 60
const MOST_BY_HEADING = 60
const MOST_BY_ANY = 120
const MOST_COUNTED = 3000

type Searched = {
  readonly collections: readonly string[]
  readonly reserved: readonly string[] | 'all'
}

export type Joined = 'AND' | 'OR'

type Expression = { readonly terms: string; readonly table: '_search_words' | '_search_names' }

/** Words are letters and digits in quotes, so that nothing a person typed is syntax. */
export function expressionOf(words: readonly QueryWord[], joined: Joined): Expression {
  const terms = `(${words.map(termOf).join(` ${joined} `)})`
  const [only, ...others] = words
  // A single letter begins a twentieth of all words: only names are worth reading.
  const isOneLetter = only?.text.length === 1 && others.length === 0
  return { terms, table: isOneLetter ? '_search_names' : '_search_words' }
}

export function countMatches(
  database: SearchDatabase,
  expression: Expression,
  searched: Searched,
): { readonly sections: number; readonly documents: Readonly<Record<string, number>> } {
  const rows = database.all(
    `SELECT "collection", count(DISTINCT "path") AS "documents", count(*) AS "sections" FROM (
      SELECT s."collection", s."path" ${matching(expression.table, searched)} LIMIT ${MOST_COUNTED}
    ) GROUP BY "collection"`,
    [expression.terms, ...valuesOf(searched)],
  )
  return {
    sections: rows.reduce((sum, row) => sum + Number(row.sections), 0),
    documents: Object.fromEntries(rows.map((row) => [String(row.collection), Number(row.documents)])),
  }
}

export function givesAll({ table }: Expression, sections: number): boolean {
  return sections <= (table === '_search_words' ? MOST_BY_ANY : MOST_BY_TITLE)
}

/** The sections worth ranking: those whose title matches, then headings, then texts. */
export function findCandidates(
  database: SearchDatabase,
  { terms, table }: Expression,
  searched: Searched,
): readonly Candidate[] {
  const idsIn = (words: Expression['table'], expression: string, most: number) =>
    database
      .all(`SELECT s."id" ${matching(words, searched)} LIMIT ${most}`, [expression, ...valuesOf(searched)])
      .map(({ id }) => Number(id))
  const ids = new Set([
    ...idsIn('_search_names', `{title} : ${terms}`, MOST_BY_TITLE),
    ...idsIn('_search_names', `{heading} : ${terms}`, MOST_BY_HEADING),
    ...(table === '_search_words' ? idsIn(table, terms, MOST_BY_ANY) : []),
  ])
  if (ids.size === 0) return []
  const sql = `SELECT "id", "collection", "path", "anchor", "level", "title", "heading", "text", "names"
    FROM "_search_sections" WHERE "id" IN (${marks([...ids])})`
  // Its columns are those of a candidate.
  return database
    .all(sql, [...ids])
    .map((row) => ({ ...row, names: String(row.names).split('\n') }) as unknown as Candidate)
}

function matching(table: Expression['table'], { collections, reserved }: Searched): string {
  const open = reserved === 'all' ? '' : ` AND (s."reserved" IS NULL OR s."reserved" IN (${marks(reserved)}))`
  return `FROM "${table}"(?) AS w CROSS JOIN "_search_sections" AS s ON s."id" = w.rowid
    WHERE s."collection" IN (${marks(collections)})${open}`
}

function valuesOf({ collections, reserved }: Searched): readonly string[] {
  return reserved === 'all' ? collections : [...collections, ...reserved]
}

function termOf(word: QueryWord): string {
  const own = takesEndings(word)
    ? `"${word.stem}" *`
    : [word.text, ...pluralsOf(word)].map((text) => `"${text}"`).join(' OR ')
  return `(${[own, ...(word.others ?? []).map(termOf)].join(' OR ')})`
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}
