const ordinaryFirstWord = /^\p{Lu}(?:\p{Ll}+(?![\p{L}\p{N}])|(?=[\s’]\p{Ll}))/u

/** A title as words of a sentence: « Sur place » is « sur place » there; « CB » and « PayPal » stay as they are. */
export function withinSentence(title: string): string {
  return title.replace(ordinaryFirstWord, (word) => word.toLowerCase())
}

/** « dimanche 18 avril » as it begins a line: « Dimanche 18 avril ». */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
