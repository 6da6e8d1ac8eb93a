export type Refusal = { ok: false; reason: 'empty' | 'unreadable' | 'out-of-range'; expected: string }

/** What else something typed may mean: the text that says so, and how it would be read. */
export type Meant = { text: string; reading: string }

export type Reading = { ok: true; value: number; reading: string; meant?: Meant } | Refusal

const longestAnswer = 64

/** Typed text made comparable: one width, space, prime, quote and decimal sign, lower case. Undefined above 64 characters. */
export function tidy(text: string): string | undefined {
  if (text.length > longestAnswer) return undefined
  return halfWidth(text)
    .toLowerCase()
    .replace(/[’‘′´`]/g, "'")
    .replace(/[”“″]|''/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/,/g, '.')
    .trim()
}

/** Full-width digits, letters and signs (`１８０`) as everybody else's. */
export function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfe_e0))
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

const likeClock = /^(\d{1,3})\.([0-5]\d)(?!\d)(.*)$/

type Understood = { value: number; reading: string; seconds: number }

/**
 * Of a tidy `4.59` that was understood as decimal minutes (`seconds` of them): that reading in so many words, and what
 * `read` makes of 4:59. Undefined where there is no doubt.
 */
export function orClock(
  typed: string,
  { value, reading, seconds: understood }: Understood,
  read: (text: string) => Reading,
): Reading | undefined {
  const [, minutes = '', seconds = '', rest = ''] = likeClock.exec(typed) ?? []
  if (Number(seconds) === 0 || Number(`${minutes}.${seconds}`) * 60 !== understood) return undefined
  const text = `${minutes}:${seconds}${rest}`
  const meant = read(text)
  if (!meant.ok) return undefined
  const said = `${minutes},${seconds}\u00a0min, soit ${reading}`
  return { ok: true, value, reading: said, meant: { text, reading: meant.reading } }
}
