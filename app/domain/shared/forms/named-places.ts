const form = /\{([^{}\n]*)\}/g

/** The name between the braces of « { Prénom } », as places are named. */
export const placeName = (typed: string) => typed.normalize('NFC').trim().toLowerCase()

/** The words with their places filled once; what is no place stays as it was typed. */
export function filledPlaces(words: string, fill: (name: string) => string | undefined): string {
  return words.replaceAll(form, (typed, name: string) => fill(placeName(name)) ?? typed)
}

/** What stands between braces and is none of the known places, as it was typed. */
export function unknownPlaces(words: string, known: readonly string[]): string[] {
  return [...words.matchAll(form)]
    .filter(([, name = '']) => !known.includes(placeName(name)))
    .map(([typed]) => typed)
}
