import type { DaySpan } from '../competition.ts'
import { monthOf } from './months.ts'
import { lastDayOf } from './week-lanes.ts'

const thousands = new Intl.NumberFormat('fr-FR')

export type ListGroup<Entry> = { readonly key: string; readonly entries: readonly Entry[] }

/** Appointments in the order of time: earlier first, then those that end earlier, then as they came. */
export function inOrderOfTime<Entry extends DaySpan>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => compareDays(a.startOn, b.startOn) || compareDays(a.endOn, b.endOn))
}

/**
 * Appointments by the month they start in, in order. One that began before `from` stands in the first month shown, as
 * it still goes on there.
 * @param from first day of the list, `YYYY-MM-DD`
 */
export function byMonth<Entry extends DaySpan>(entries: readonly Entry[], from: string): ListGroup<Entry>[] {
  return grouped(entries, ({ startOn }) => monthOf(startOn < from ? from : startOn))
}

/** Appointments by their first day, or the first day of the span when they began before it. */
export function byDay<Entry extends DaySpan>(entries: readonly Entry[], from: string): ListGroup<Entry>[] {
  return grouped(entries, ({ startOn }) => (startOn < from ? from : startOn))
}

/** Whether an appointment has a day in a span. */
export function touches(entry: DaySpan, { startOn, endOn }: DaySpan): boolean {
  return entry.startOn <= endOn && lastDayOf(entry) >= startOn
}

/** « 7 rendez-vous, vous participez à 4 ». */
export function countLabel(count: number, mine: number): string {
  if (count === 0) return 'Aucun rendez-vous'
  const known = `${thousands.format(count)}\u00A0rendez-vous`
  return mine === 0 ? known : `${known}, vous participez à ${mine}`
}

function grouped<Entry extends DaySpan>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ListGroup<Entry>[] {
  const groups = Map.groupBy(inOrderOfTime(entries), keyOf)
  return [...groups].map(([key, members]) => ({ key, entries: members }))
}

function compareDays(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
