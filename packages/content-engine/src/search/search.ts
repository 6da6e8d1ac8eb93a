import {
  countMatches,
  expressionOf,
  findCandidates,
  givesAll,
  type Candidate,
  type Joined,
} from './candidates.ts'
import { excerpt, highlight } from './highlight.ts'
import { LONGEST_QUERY, wordsOfQuery, type QueryWord } from './query-words.ts'
import { best, rank, type Ranked } from './rank.ts'
import type { SearchDatabase } from './search-database.ts'
import type { SearchAnswer, SearchResult } from './search-result.ts'

export type SearchOptions = {
  readonly collections: readonly string[]
  readonly within?: readonly string[] | undefined
  readonly reserved?: readonly string[] | 'all'
  readonly limit: number
}

/** Looks for sections that have all words of a query, or some when none has all. */
export function search(database: SearchDatabase, query: string, options: SearchOptions): SearchAnswer {
  const asked = query.slice(0, LONGEST_QUERY)
  const words = wordsOfQuery(asked)
  const { collections } = options
  if (words.length === 0 || collections.length === 0) return { query: asked, results: [], counts: {} }
  const all = found(database, asked, words, 'AND', options)
  if (words.length === 1 || Object.keys(all.counts).length > 0) return all
  return found(database, asked, words, 'OR', options)
}

function found(
  database: SearchDatabase,
  query: string,
  words: readonly QueryWord[],
  joined: Joined,
  { collections, within = collections, reserved = [], limit }: SearchOptions,
): SearchAnswer {
  const expression = expressionOf(words, joined)
  const matches = countMatches(database, expression, { collections, reserved })
  const isAll = givesAll(expression, matches.sections)
  const searched = isAll ? collections : within.filter((name) => collections.includes(name))
  const candidates =
    searched.length > 0 ? findCandidates(database, expression, { collections: searched, reserved }) : []
  const ranked = rank(candidates, words)
  const wanted = ranked.filter(({ candidate }) => within.includes(candidate.collection))
  const results = best(wanted, limit).map((candidate) => resultOf(candidate, words))
  return { query, results, counts: isAll ? documentsIn(ranked) : matches.documents }
}

function documentsIn(ranked: readonly Ranked[]): SearchAnswer['counts'] {
  const paths = Map.groupBy(ranked, ({ candidate }) => candidate.collection)
  const documents = [...paths].map(([collection, own]) => [
    collection,
    new Set(own.map(({ candidate }) => candidate.path)).size,
  ])
  return Object.fromEntries(documents)
}

function resultOf(candidate: Candidate, words: readonly QueryWord[]): SearchResult {
  const { collection, path, anchor, title, heading, text } = candidate
  return {
    collection,
    path,
    title: highlight(title, words),
    section: anchor === null || heading === null ? null : { anchor, heading: highlight(heading, words) },
    excerpt: excerpt(text, words),
  }
}
