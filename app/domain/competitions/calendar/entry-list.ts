import type { DaySpan } from '../competition.ts'
import { lastDayOf } from './week-lanes.ts'

const thousands = new Intl.NumberFormat('fr-FR')

/** Appointments in the order of time: earlier first, then those that end earlier, then as they came. */
export function inOrderOfTime<Entry extends DaySpan>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => compareDays(a.startOn, b.startOn) || compareDays(a.endOn, b.endOn))
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

function compareDays(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
