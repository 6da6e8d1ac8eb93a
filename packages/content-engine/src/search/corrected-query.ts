import { expressionOf, findCandidates } from './candidates.ts'
import { neighboursOf } from './neighbours.ts'
import { wordsOfQuery, type QueryWord } from './query-words.ts'
import { rank } from './rank.ts'
import type { SearchDatabase } from './search-database.ts'
import type { SearchOptions } from './search.ts'
import { fold, wordsOf } from './words.ts'

/** A query with each word that finds nothing for its reader replaced by the nearest one that does. */
export function correctedQuery(
  database: SearchDatabase,
  asked: string,
  words: readonly QueryWord[],
  options: SearchOptions,
): string {
  const besides = (options.synonyms ?? []).flatMap(({ typed }) => typed.map(fold))
  const worth = (term: string) => worthOf(database, wordsOfQuery(term, options.synonyms), options)
  return wordsOf(asked)
    .toReversed()
    .reduce((text, { folded, start, end }) => {
      const word = words.find((one) => one.text === folded)
      if (!word || worthOf(database, [word], options) > 0) return text
      const near = neighboursOf(database, folded, besides)
        .map((neighbour) => ({ ...neighbour, worth: worth(neighbour.term) }))
        .filter((neighbour) => neighbour.worth > 0)
        .toSorted((one, other) => one.cost - other.cost || other.worth - one.worth)[0]
      return near ? text.slice(0, start) + near.term + text.slice(end) : text
    }, asked)
}

function worthOf(
  database: SearchDatabase,
  words: readonly QueryWord[],
  { collections, reserved = [] }: SearchOptions,
): number {
  const candidates = findCandidates(database, expressionOf(words, 'AND'), { collections, reserved })
  return rank(candidates, words)[0]?.score ?? 0
}
