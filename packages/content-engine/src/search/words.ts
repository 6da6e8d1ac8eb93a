export type Word = { readonly folded: string; readonly start: number; readonly end: number }

const THOUSANDS = /(\d)[\u00a0\u202f](?=\d{3}(?!\d))/g
const WORD =
  /\d{1,3}(?:[\u00a0\u202f]\d{3})+(?!\d)|(?:[[\p{L}\p{N}]&&[\0-\u024f\u0386-\u04ff\u1e00-\u1eff]]|[\u0300-\u036f])+/gv
const MARKS = /[\u0300-\u036f]+/g
const NARROW_SPACE = /[\u00a0\u202f]/
const PLAIN = /^[a-z\d]*$/

/** A text as words are compared: lower case, without accents nor ligatures, thousands in one piece. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (PLAIN.test(lower)) return lower
  const plain = lower.normalize('NFD').replace(MARKS, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  return NARROW_SPACE.test(plain) ? plain.replace(THOUSANDS, '$1') : plain
}

/** The words of a text, in order. Apostrophes, hyphens and spaces of every width part them. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), (found) => ({
    folded: fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  })).filter(({ folded }) => folded !== '')
}
