const ordinaryFirstWord = /^\p{Lu}(?:\p{Ll}+(?![\p{L}\p{N}])|(?=[\s’]\p{Ll}))/u

/** A title as words of a sentence: « Sur place » is « sur place » there; « CB » and « PayPal » stay as they are. */
export function withinSentence(title: string): string {
  return title.replace(ordinaryFirstWord, (word) => word.toLowerCase())
}
