export type Refusal = { ok: false; reason: 'empty' | 'unreadable' | 'out-of-range'; expected: string }

export type Reading = { ok: true; value: number; reading: string } | Refusal

const longestAnswer = 64

/** Typed text made comparable: one width, space, prime, quote and decimal sign, lower case. Undefined above 64 characters. */
export function tidy(text: string): string | undefined {
  if (text.length > longestAnswer) return undefined
  return text
    .replace(/[！-～]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
    .toLowerCase()
    .replace(/[’‘′´`]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/,/g, '.')
    .trim()
}

/** A plain positive decimal (`12.5`, `.5`, `1 500`), undefined for anything else. */
export function decimal(text: string): number | undefined {
  const joined = text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')
  return /^(\d+\.?\d*|\.\d+)$/.test(joined) ? Number(joined) : undefined
}

/** The refusal of an unreadable, empty or impossible answer. */
export function refuse(reason: Refusal['reason'], expected: string): Refusal {
  return { ok: false, reason, expected }
}
