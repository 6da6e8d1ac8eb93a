import { changeText, type FieldPath } from './fields.ts'

const OFFSET = /^J([+-]\d{1,4})$/

const DAY = 86_400_000

/** `J+45` is the 45th day after `today` (`AAAA-MM-JJ`); undefined when the text is no offset. */
export function dayOfOffset(text: string, today: string): string | undefined {
  const days = OFFSET.exec(text)?.[1]
  if (days === undefined) return undefined
  return new Date(Date.parse(`${today}T00:00:00Z`) + Number(days) * DAY).toISOString().slice(0, 10)
}

/** The calendar day in Paris at an instant, `AAAA-MM-JJ`. */
export function dayInParis(instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(instant)
}

export function withOffsetsResolved(value: unknown, paths: readonly FieldPath[], today: string): unknown {
  const copy = structuredClone(value)
  for (const path of paths) changeText(copy, path, (text) => dayOfOffset(text, today))
  return copy
}
