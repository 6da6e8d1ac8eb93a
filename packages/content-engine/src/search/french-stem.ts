/** Endings, longest first, and how many letters must stay before them. */
const ENDINGS: readonly (readonly [string, number])[] = [
  ['issements', 5],
  ['issement', 5],
  ['ations', 5],
  ['ements', 5],
  ['ation', 5],
  ['ement', 5],
  ['euses', 4],
  ['euse', 4],
  ['eurs', 4],
  ['antes', 4],
  ['eur', 4],
  ['ante', 4],
  ['ants', 4],
  ['ions', 5],
  ['ees', 3],
  ['ent', 4],
  ['ant', 4],
  ['ons', 4],
  ['ez', 3],
  ['er', 3],
  ['ee', 3],
  ['es', 3],
  ['is', 4],
  ['ir', 4],
  ['e', 3],
  ['s', 3],
  ['x', 3],
]

/** What may follow a stem: endings of nouns, adjectives and verbs, with the e that keeps a g soft (« nageons »). */
const FOLLOWING =
  /^e?(?:[aeisx]|es|ee|ees|er|ez|ent|ant|ants|ante|antes|ons|ions|iez|ai|ais|ait|aient|era|erai|eras|erez|erons|eront|eur|eurs|euse|euses|e?ments?|issements?|ations?|ages?|ables?|al|ale|ales|aux|ir|it|issent|ie|ies|ifs?|ives?|iques?|istes?|aires?)?$/

/** Whether a folded word is a form of the word that has this stem: « nageur » of `nag`, but not « nagasaki ». */
export function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && FOLLOWING.test(word.slice(stem.length))
}

/**
 * The beginning that a French word shares with its plural, feminine and verb forms (« séances », « nager » →
 * `seanc`, `nag`). Takes a folded word; gives at least three letters, or the word itself.
 */
export function stemOf(word: string): string {
  for (const [ending, least] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length >= least) return word.slice(0, -ending.length)
  }
  return word
}
