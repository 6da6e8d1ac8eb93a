/** Why a typed value gives no result; `expected` is the French sentence shown beside the field. */
export type Refusal = { ok: false; reason: 'empty' | 'unreadable' | 'out-of-range'; expected: string }

/** A typed value: `value` in the unit its reader names, `reading` says in French how it was understood. */
export type Reading = { ok: true; value: number; reading: string } | Refusal

const longestAnswer = 64

/**
 * What was typed, made comparable: one kind of space, prime, quote and decimal sign, lower case.
 * Undefined when it is longer than anything a person types in a field.
 */
export function tidy(text: string): string | undefined {
  if (text.length > longestAnswer) return undefined
  return text
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
