import { nearness, type QueryWord } from './query-words.ts'
import type { Highlighted } from './search-result.ts'
import { fold, wordsOf, type Word } from './words.ts'

export type Match = { readonly start: number; readonly end: number; readonly wanted: number }

export function matchesIn(text: string, words: readonly QueryWord[]): readonly Match[] {
  return wordsOf(text).flatMap((word) => {
    const [best] = words
      .map((wanted, index) => ({ wanted, index, near: nearness(word.folded, wanted) }))
      .filter(({ near }) => near > 0)
      .toSorted((first, second) => second.near - first.near)
    return best ? [{ start: word.start, end: endOf(text, word, best.wanted), wanted: best.index }] : []
  })
}

/** The text in pieces, matches marked; joined they give the text back, accents and all. */
export function highlight(text: string, words: readonly QueryWord[]): Highlighted {
  return pieces(text, matchesIn(text, words))
}

export function pieces(text: string, matches: readonly Match[], from = 0, to = text.length): Highlighted {
  const found: { text: string; isMatch: boolean }[] = []
  let done = from
  for (const { start, end } of matches) {
    if (start < done || end > to) continue
    if (start > done) found.push({ text: text.slice(done, start), isMatch: false })
    found.push({ text: text.slice(start, end), isMatch: true })
    done = end
  }
  if (done < to) found.push({ text: text.slice(done, to), isMatch: false })
  return found
}

function endOf(text: string, word: Word, wanted: QueryWord): number {
  if (!word.folded.startsWith(wanted.text)) return word.end
  let end = word.start
  for (const { segment } of graphemes.segment(text.slice(word.start, word.end))) {
    if (fold(text.slice(word.start, end)).length >= wanted.text.length) break
    end += segment.length
  }
  return end
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

const LENGTH = 120

const BEFORE_FIRST_MATCH = 30

/** About 120 characters around the place where most words of the query stand, cut between words. */
export function excerpt(text: string, words: readonly QueryWord[]): Highlighted {
  const matches = matchesIn(text, words)
  const from = startFor(text, bestPlace(matches))
  const to = endAfter(text, from)
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...pieces(text, matches, from, to),
    ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
  ]
}

function bestPlace(matches: readonly Match[]): number {
  let best = { start: 0, worth: 0 }
  for (const [index, { start }] of matches.entries()) {
    const near = new Set<number>()
    for (let next = index; next < matches.length; next += 1) {
      const match = matches[next]
      if (!match || match.end > start + LENGTH - BEFORE_FIRST_MATCH) break
      near.add(match.wanted)
    }
    if (near.size > best.worth) best = { start, worth: near.size }
  }
  return best.start
}

function startFor(text: string, place: number): number {
  if (text.length <= LENGTH || place <= BEFORE_FIRST_MATCH * 2) return 0
  const earliest = Math.min(place - BEFORE_FIRST_MATCH, text.length - LENGTH)
  const space = text.indexOf(' ', Math.max(0, earliest - 1))
  return space === -1 || space >= place ? place : space + 1
}

function endAfter(text: string, from: number): number {
  const latest = from + LENGTH
  if (latest >= text.length) return text.length
  const space = text.lastIndexOf(' ', latest)
  return space > from + LENGTH / 2 ? space : latest
}
