import { matchesIn, pieces } from './highlight.ts'
import type { Match } from './highlight.ts'
import type { QueryWord } from './query-words.ts'
import type { Highlighted } from './search-result.ts'

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

/** The beginning of a word, a little before the place; the very beginning when it is near, or the text is short. */
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
