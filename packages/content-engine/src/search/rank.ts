import type { Candidate } from './candidates.ts'
import { nearness, occurrences, type QueryWord } from './query-words.ts'
import { fold, wordsOf } from './words.ts'

const WORTH = { title: 30, heading: 10, page: 3, text: 1 }
const WHOLE_NAME = 10
const BEGINNING_OF_NAME = 3
const SAME_WORDS_IN_A_ROW = 1

const MOST_OF_ONE_PATH = 3
const LESS_FOR_EACH_MORE = 0.6

/** `named` is the share of the words that the section or its page is called by. */
export type Ranked = { readonly candidate: Candidate; readonly score: number; readonly named: number }

/** The sections that match, best first: title above headings above text, then level, path and place in the text. */
export function rank(candidates: readonly Candidate[], words: readonly QueryWord[]): readonly Ranked[] {
  const phrase = words.map(({ text }) => text).join(' ')
  return candidates
    .map((candidate) => ({ candidate, ...scoreOf(candidate, words, phrase) }))
    .filter(({ score }) => score > 0)
    .toSorted(byRank)
}

export function best(ranked: readonly Ranked[], limit: number): readonly Candidate[] {
  const taken = weighted(ranked).toSorted(byRank).slice(0, limit)
  return byPage(taken.map(({ candidate }) => candidate))
}

function scoreOf(
  candidate: Candidate,
  words: readonly QueryWord[],
  phrase: string,
): Omit<Ranked, 'candidate'> {
  const isBeginning = candidate.anchor === null
  const name = isBeginning ? candidate.title : (candidate.heading ?? '')
  const called = fold([name, ...candidate.names].join('\n'))
  const title = isBeginning ? '' : fold(candidate.title)
  const text = fold(candidate.text)
  let own = 0
  let page = 0
  let names = 0
  let covered = 0
  for (const word of words) {
    const inText = occurrences(text, word)
    const inName = (isBeginning ? WORTH.title : WORTH.heading) * occurrences(called, word).nearest
    const inTitle = WORTH.page * occurrences(title, word).nearest
    own += inName + WORTH.text * inText.nearest * Math.min(4, 1 + Math.log2(1 + inText.count))
    page += inTitle
    if (inName + inTitle > 0) names += 1
    if (inName + inTitle + inText.nearest > 0) covered += 1
  }
  if (own === 0) return { score: 0, named: 0 }
  const whole = own + page + nameBonus(called.split('\n'), words, phrase) + rowBonus(text, words, phrase)
  return { score: (whole * covered) / words.length, named: names / words.length }
}

function nameBonus(names: readonly string[], words: readonly QueryWord[], phrase: string): number {
  if (names.some((name) => isAllOf(name, words))) return WHOLE_NAME
  return names.some((name) => name.startsWith(phrase)) ? BEGINNING_OF_NAME : 0
}

function isAllOf(name: string, words: readonly QueryWord[]): boolean {
  const own = wordsOf(name)
  return (
    own.length === words.length && own.every(({ folded }) => words.some((word) => nearness(folded, word) > 0))
  )
}

function rowBonus(text: string, words: readonly QueryWord[], phrase: string): number {
  return words.length > 1 && text.includes(phrase) ? SAME_WORDS_IN_A_ROW : 0
}

function byRank(first: Ranked, second: Ranked): number {
  return (
    second.score - first.score ||
    first.candidate.level - second.candidate.level ||
    Number(first.candidate.path > second.candidate.path) -
      Number(first.candidate.path < second.candidate.path) ||
    first.candidate.id - second.candidate.id
  )
}

function weighted(ranked: readonly Ranked[]): readonly Ranked[] {
  const seen = new Map<string, number>()
  return ranked.flatMap(({ candidate, score, named }) => {
    const before = seen.get(candidate.path) ?? 0
    seen.set(candidate.path, before + 1)
    return before < MOST_OF_ONE_PATH
      ? [{ candidate, named, score: score * LESS_FOR_EACH_MORE ** before }]
      : []
  })
}

function byPage(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...Map.groupBy(candidates, ({ path }) => path).values()].flat()
}
