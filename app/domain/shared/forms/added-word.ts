import { optionalText } from './form-text.ts'

const longestWord = 600

/** What a coach adds to the email of an act: plain text of some lines, a paragraph of its own; empty: undefined. */
const addedWord = optionalText({ longest: longestWord })

/** The word as it is kept, or why it cannot be, in French. */
export function readAddedWord(typed: string | undefined) {
  const read = addedWord.safeParse(typed ?? '')
  return read.success ? { word: read.data } : { problem: read.error.issues[0]?.message ?? '' }
}
