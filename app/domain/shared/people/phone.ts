export type ShownPhone = { shown: string; link: string }

const noBreakSpace = '\u00a0'

/** A French number in E.164 (`+33612345678`) as people read it (`06 12 34 56 78`, no-break spaces) and as a link. */
export function phoneOf(e164: string): ShownPhone {
  const national = e164.replace(/^\+33/, '0')
  return { shown: national.replace(/(\d{2})(?=\d)/g, `$1${noBreakSpace}`), link: `tel:${e164}` }
}

const noise = /[\s\u00A0\u202F.\-/()]/g

/** E.164 (`+33612345678`) of a number as typed in France, or foreign after `+` or `00`; undefined when it is none. */
export function normalisePhone(typed: string): string | undefined {
  const digits = typed.trim().replace(/\(0\)/, '').replace(noise, '').replace(/^00/, '+')
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`
  if (/^\+330?[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(-9)}`
  if (/^\+(?!33)[1-9]\d{7,14}$/.test(digits)) return digits
  return undefined
}
