import { wordsOf } from './words.ts'

export type QueryWord = {
  readonly text: string
  readonly stem: string
  readonly isPrefix: boolean
  /** What its synonyms find besides. */
  readonly others?: readonly QueryWord[]
}

/** Words as people type them, each perhaps of several (« iron man »), and those that find what is meant. */
export type Synonym = { readonly typed: readonly string[]; readonly finds: readonly string[] }

export const LONGEST_QUERY = 200

const MOST_WORDS = 12

const SHORTEST_STEM = 3

const BY_SYNONYM = 0.9

const EMPTY_WORDS = new Set(
  'au aux avec ce ces cet cette comment dans de des du elle en est et il je la le les leur lui ma mes mon ne nos notre nous on ou par pas pour qu que qui sa ses son sur ta tes ton tu un une vos votre vous y'.split(
    ' ',
  ),
)

/** What a query asks for: its words, empty ones (« de », « l’ ») left out unless there is nothing else. */
export function wordsOfQuery(query: string, synonyms: readonly Synonym[] = []): readonly QueryWord[] {
  const typed = wordsOf(withThousands(query.slice(0, LONGEST_QUERY))).map(({ folded }) => folded)
  const meant = new Map(withSynonyms(typed, synonyms).map((word) => [word.text, word]))
  const words = [...meant.values()]
  const telling = words.filter(
    ({ text, finds }) => finds.length > 0 || (!EMPTY_WORDS.has(text) && !/^\p{L}$/u.test(text)),
  )
  const kept = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS)
  return kept.map(({ text, finds }, index) => ({
    ...queryWord(text, index === kept.length - 1),
    ...(finds.length > 0 && { others: finds.map((other) => queryWord(other, false)) }),
  }))
}

function queryWord(text: string, isPrefix: boolean): QueryWord {
  return { text, stem: /\p{N}/u.test(text) ? text : stemOf(text), isPrefix }
}

type Meant = { readonly text: string; readonly finds: readonly string[] }

function withSynonyms(typed: readonly string[], synonyms: readonly Synonym[]): readonly Meant[] {
  const phrases = synonyms
    .flatMap((synonym) =>
      synonym.typed.map((phrase) => ({ words: foldedWords(phrase), finds: synonym.finds })),
    )
    .toSorted((one, other) => other.words.length - one.words.length)
  const meant: Meant[] = []
  for (let at = 0; at < typed.length;) {
    const known = phrases.find(
      ({ words }) => words.length > 0 && words.every((word, index) => isSame(typed[at + index], word)),
    )
    const length = known?.words.length ?? 1
    meant.push({
      text: typed.slice(at, at + length).join(''),
      finds: known ? known.finds.flatMap(foldedWords) : [],
    })
    at += length
  }
  return meant
}

function isSame(typed: string | undefined, word: string): boolean {
  return typed !== undefined && singularOf(typed) === singularOf(word)
}

function singularOf(word: string): string {
  return word.length > SHORTEST_STEM ? word.replace(/[sx]$/, '') : word
}

function foldedWords(text: string): readonly string[] {
  return wordsOf(text).map(({ folded }) => folded)
}

function withThousands(query: string): string {
  return query.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u202f')
}

export function takesEndings({ text, isPrefix }: QueryWord): boolean {
  return isPrefix || (text.length > SHORTEST_STEM && !/\p{N}/u.test(text))
}

export function pluralsOf({ text }: QueryWord): readonly string[] {
  return /\p{N}/u.test(text) ? [] : [`${text}s`, `${text}x`]
}

/** Endings by the letters a word keeps at least without them; of two that fit, the longer is taken off. */
const ENDINGS = Object.entries({
  5: 'issements issement ations ements ation ement ions',
  4: 'euses euse eurs antes eur ante ants ent ant ons is ir',
  3: 'ees ez er ee es e s x',
})
  .flatMap(([least, endings]) => endings.split(' ').map((ending) => [ending, Number(least)] as const))
  .sort(([one], [other]) => other.length - one.length)

const FOLLOWING =
  /^e?(?:[aeisx]|es|ee|ees|er|ez|ent|ant|ants|ante|antes|ons|ions|iez|ai|ais|ait|aient|era|erai|eras|erez|erons|eront|eur|eurs|euse|euses|e?ments?|issements?|ations?|ages?|ables?|al|ale|ales|aux|ir|it|issent|ie|ies|ifs?|ives?|iques?|istes?|aires?)?$/

/** Whether a folded word is a form of the word that has this stem: « nageur » of `nag`, but not « nagasaki ». */
export function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && FOLLOWING.test(word.slice(stem.length))
}

/** The beginning a French word shares with its plural, feminine and verb forms: « séances » folded is `seanc`. */
export function stemOf(word: string): string {
  for (const [ending, least] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= least) return word.slice(0, -ending.length)
  }
  return word
}

/** How near a word of a text (folded) is to a word of the query: 1 the same, 0 no match. */
export function nearness(word: string, wanted: QueryWord): number {
  const others = wanted.others?.map((other) => BY_SYNONYM * nearness(word, other)) ?? []
  return Math.max(ownNearness(word, wanted), ...others)
}

function ownNearness(word: string, wanted: QueryWord): number {
  if (word === wanted.text) return 1
  if (!takesEndings(wanted)) return pluralsOf(wanted).includes(word) ? 0.9 : 0
  if (wanted.isPrefix && word.startsWith(wanted.text)) return 0.8
  return isFormOf(word, wanted.stem) ? 0.7 : 0
}

type Occurrences = { readonly nearest: number; readonly count: number }

export function occurrences(folded: string, wanted: QueryWord): Occurrences {
  const own = ownOccurrences(folded, wanted)
  return (wanted.others ?? []).reduce((sum, other) => {
    const { nearest, count } = ownOccurrences(folded, other)
    return { nearest: Math.max(sum.nearest, BY_SYNONYM * nearest), count: sum.count + count }
  }, own)
}

function ownOccurrences(folded: string, wanted: QueryWord): Occurrences {
  const beginning = takesEndings(wanted) ? wanted.stem : wanted.text
  let nearest = 0
  let count = 0
  // Faster than a regular expression by ten: texts are long, and a keystroke has 50 ms.
  for (let at = folded.indexOf(beginning); at !== -1; at = folded.indexOf(beginning, at + 1)) {
    if (at > 0 && isOfWord(folded.charCodeAt(at - 1))) continue
    let end = at + beginning.length
    while (end < folded.length && isOfWord(folded.charCodeAt(end))) end += 1
    const near = ownNearness(folded.slice(at, end), wanted)
    if (near > 0) count += 1
    nearest = Math.max(nearest, near)
  }
  return { nearest, count }
}

const OTHER_LETTER = /[\p{L}\p{N}]/u

function isOfWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
  return OTHER_LETTER.test(String.fromCharCode(code))
}
