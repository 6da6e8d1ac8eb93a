/** The owner's own words in an email; what is absent is as the site writes it. */
export type MailWords = {
  readonly subject?: string | undefined
  readonly opening?: string | undefined
  readonly closing?: string | undefined
}

export type SaidWords = ReadonlyMap<string, MailWords>

export const wordParts = ['subject', 'opening', 'closing'] as const
export type WordPart = (typeof wordParts)[number]

/** « {prénom} », and what stands for it in one email. */
export type Places = ReadonlyMap<string, string>

/** The words of an email in one line, to compare them. */
export function seenWords(words: MailWords | undefined): string {
  return JSON.stringify(wordParts.map((part) => words?.[part] ?? ''))
}
