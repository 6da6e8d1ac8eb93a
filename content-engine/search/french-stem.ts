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
