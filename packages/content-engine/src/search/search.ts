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
  const isWanted = ({ collection }: Candidate) => within.includes(collection)
  const answer = (ranked: readonly Ranked[], counts: SearchAnswer['counts']) => {
    const shown = best(
      ranked.filter(({ candidate }) => isWanted(candidate)),
      limit,
    )
    return { query, results: shown.map((candidate) => resultOf(candidate, words)), counts }
  }
  if (givesAll(expression, matches.sections)) {
    const ranked = rank(findCandidates(database, expression, { collections, reserved }), words)
    return answer(ranked, documentsIn(ranked))
  }
  const searched = within.filter((name) => collections.includes(name))
  const candidates =
    searched.length > 0 ? findCandidates(database, expression, { collections: searched, reserved }) : []
  return answer(rank(candidates, words), matches.documents)
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
