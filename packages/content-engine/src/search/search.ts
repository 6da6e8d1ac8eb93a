import {
  countMatches,
  expressionOf,
  findCandidates,
  givesAll,
  type Candidate,
  type Joined,
} from './candidates.ts'
import { correctedQuery } from './corrected-query.ts'
import { excerpt, highlight } from './highlight.ts'
import { LONGEST_QUERY, wordsOfQuery, type QueryWord, type Synonym } from './query-words.ts'
import { best, rank, type Ranked } from './rank.ts'
import type { SearchDatabase } from './search-database.ts'
import type { SearchAnswer, SearchResult } from './search-result.ts'

export type SearchOptions = {
  readonly collections: readonly string[]
  readonly within?: readonly string[] | undefined
  readonly reserved?: readonly string[] | 'all'
  readonly limit: number
  readonly synonyms?: readonly Synonym[] | undefined
}

const MOSTLY = 0.5

/**
 * Looks for sections that have all words of a query; for some of them when none has all, or none is called so.
 * A word that stands nowhere the reader may look is read as the nearest one that does.
 */
export function search(database: SearchDatabase, query: string, options: SearchOptions): SearchAnswer {
  const asked = query.slice(0, LONGEST_QUERY)
  const words = wordsOfQuery(asked, options.synonyms)
  if (words.length === 0 || options.collections.length === 0) return { query: asked, results: [], counts: {} }
  const all = found(database, words, 'AND', options)
  if (all.named > MOSTLY || (words.length === 1 && all.isAny)) return { query: asked, ...all.answer }
  const read = all.isAny ? asked : correctedQuery(database, asked, words, options)
  const meant = read === asked ? words : wordsOfQuery(read, options.synonyms)
  const { answer } = allOrSome(database, meant, options)
  return { query: asked, ...(read !== asked && { corrected: read }), ...answer }
}

function allOrSome(database: SearchDatabase, words: readonly QueryWord[], options: SearchOptions): Found {
  const all = found(database, words, 'AND', options)
  if (all.named > MOSTLY || words.length === 1) return all
  const some = found(database, words, 'OR', options)
  return all.isAny && some.named === 0 ? all : some
}

type Found = {
  readonly answer: Pick<SearchAnswer, 'counts' | 'results'>
  readonly isAny: boolean
  readonly named: number
}

function found(
  database: SearchDatabase,
  words: readonly QueryWord[],
  joined: Joined,
  { collections, within = collections, reserved = [], limit }: SearchOptions,
): Found {
  const expression = expressionOf(words, joined)
  const matches = countMatches(database, expression, { collections, reserved })
  const isAll = givesAll(expression, matches.sections)
  const searched = isAll ? collections : within.filter((name) => collections.includes(name))
  const candidates =
    searched.length > 0 ? findCandidates(database, expression, { collections: searched, reserved }) : []
  const ranked = rank(candidates, words)
  const wanted = ranked.filter(({ candidate }) => within.includes(candidate.collection))
  const results = best(wanted, limit).map((candidate) => resultOf(candidate, words))
  const counts = isAll ? documentsIn(ranked) : matches.documents
  return {
    answer: { results, counts },
    isAny: ranked.length > 0,
    named: Math.max(0, ...ranked.map(({ named }) => named)),
  }
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
