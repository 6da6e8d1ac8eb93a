import { stemOf } from './french-stem.ts'
import { wordsOf } from './words.ts'

/** A word that is looked for. */
export type QueryWord = {
  readonly text: string
  /** The beginning that its forms share. */
  readonly stem: string
  /** It is still being typed: whatever begins with it will do. */
  readonly isPrefix: boolean
}

export const LONGEST_QUERY = 200
const MOST_WORDS = 12
const SHORTEST_STEM = 3

const EMPTY_WORDS = new Set(
  'au aux avec ce ces cet cette comment dans de des du elle en est et il je la le les leur lui ma mes mon ne nos notre nous on ou par pas pour qu que qui sa ses son sur ta tes ton tu un une vos votre vous y'.split(
    ' ',
  ),
)

/** What a query asks for: its words, empty ones (« de », « l’ ») left out unless there is nothing else. */
export function wordsOfQuery(query: string): readonly QueryWord[] {
  const words = [
    ...new Set(wordsOf(withThousands(query.slice(0, LONGEST_QUERY))).map(({ folded }) => folded)),
  ]
  const telling = words.filter((word) => !EMPTY_WORDS.has(word) && !/^\p{L}$/u.test(word))
  const kept = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
  return kept.map((text, index) => ({
    text,
    stem: /\p{N}/u.test(text) ? text : stemOf(text),
    isPrefix: index === kept.length - 1,
  }))
}

/** « 1 000 » is typed with a plain space and written with a thin one. */
function withThousands(query: string): string {
  return query.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f')
}

/** Whether every word that begins with its stem matches; otherwise only the word and its plural do. */
export function takesEndings({ text, isPrefix }: QueryWord): boolean {
  return isPrefix || (text.length > SHORTEST_STEM && !/\p{N}/u.test(text))
}

/** The plurals of a word too short to be cut. */
export function pluralsOf({ text }: QueryWord): readonly string[] {
  return /\p{N}/u.test(text) ? [] : [`${text}s`, `${text}x`]
}
