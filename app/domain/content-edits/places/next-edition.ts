import { parseDocument } from 'yaml'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { joinedText, splitText } from '../form/document-text.ts'

/** The days of a camp, `YYYY-MM-DD`, whatever its file says them by. */
export type CampDays = {
  readonly startDate: string
  readonly endDate: string
  readonly opensOn?: string | undefined
  readonly earlyUntil?: string | undefined
}

const weeks52 = 364
/** What was true of one edition alone. */
const passing = ['isFull', 'cancelled', 'taken', 'changedOn', 'minorsDeclaration', 'draft', 'sample']

/** « Lanzarote 2027 » is « Lanzarote 2028 »: the title of an edition, by the year of its start. */
export function titleOfEdition(title: string, { startDate }: Pick<CampDays, 'startDate'>): string {
  return `${title.replace(/\s+20\d\d$/, '')} ${startDate.slice(0, 4)}`
}

/** The days of the next edition: the same weekdays, 52 weeks later as often as it takes to be ahead of `today`. */
export function daysOfNextEdition(days: CampDays, today: string): CampDays {
  const later = (day: string | undefined) => day && addDays(day, weeks52)
  const { startDate, endDate, opensOn, earlyUntil } = days
  const next = {
    startDate: addDays(startDate, weeks52),
    endDate: addDays(endDate, weeks52),
    opensOn: later(opensOn),
    earlyUntil: later(earlyUntil),
  }
  return next.startDate > today ? next : daysOfNextEdition(next, today)
}

/** A camp’s text as that of another edition: its title and days, nobody booked, neither full nor cancelled. */
export function textOfEdition(text: string, file: string, title: string, days: CampDays): string {
  const { header, body } = splitText(text, file)
  const document = parseDocument(header)
  const { earlyUntil, ...own } = days
  document.set('title', title)
  for (const name of passing) document.delete(name)
  for (const [name, day] of Object.entries(own)) if (day && document.has(name)) document.set(name, day)
  if (earlyUntil && document.hasIn(['earlyBird', 'until'])) document.setIn(['earlyBird', 'until'], earlyUntil)
  return joinedText({ header: document.toString({ lineWidth: 110 }), body })
}
