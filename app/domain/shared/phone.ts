export type ShownPhone = { shown: string; link: string }

const noBreakSpace = '\u00a0'

/** A French number in E.164 (`+33612345678`) as people read it (`06 12 34 56 78`, no-break spaces) and as a link. */
export function phoneOf(e164: string): ShownPhone {
  const national = e164.replace(/^\+33/, '0')
  return { shown: national.replace(/(\d{2})(?=\d)/g, `$1${noBreakSpace}`), link: `tel:${e164}` }
}
