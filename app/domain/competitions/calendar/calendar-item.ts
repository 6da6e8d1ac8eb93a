import type { Answer, Participation } from '../answers/answer.ts'
import { competitionsOfGroup, whoGoesTo } from '../answers/who-goes.ts'
import type { WhoGoes } from '../answers/who-goes.ts'
import type { Competition } from '../competition.ts'
import type { ClubCalendar } from './audiences.ts'
import { competitionKey, entryOfCompetition } from './calendar-entry.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import { inOrderOfTime } from './entry-list.ts'
import type { PeopleOfEntries } from './filter-entries.ts'

/** An appointment with all that the month, its list and a day say of it. */
export type CalendarItem = CalendarEntry & {
  /** What is behind it; undefined for a camp. */
  readonly race: { readonly competition: Competition; readonly whoGoes: WhoGoes } | undefined
}

/** The competitions of a club's calendar and its camps, in the order of time. */
export function itemsOf(
  { competitions, whoGoes }: Pick<ClubCalendar, 'competitions' | 'whoGoes'>,
  camps: readonly CalendarEntry[],
): CalendarItem[] {
  const races = competitions.map((competition) => ({
    ...entryOfCompetition(competition),
    race: { competition, whoGoes: whoGoesTo(competition.id, whoGoes) },
  }))
  return inOrderOfTime([...races, ...camps.map((camp) => ({ ...camp, race: undefined }))])
}

/** What somebody answered, by key of entry: for themselves only. */
export function ownAnswers(own: readonly Participation[]): Map<string, Answer> {
  return new Map(own.map(({ competitionId, answer }) => [competitionKey(competitionId), answer]))
}

/** What filters ask about people. @param group slug of the group asked for */
export function peopleOfEntries(
  { competitions, shown }: Pick<ClubCalendar, 'competitions' | 'shown'>,
  answers: ReadonlyMap<string, Answer>,
  group: string | undefined,
): PeopleOfEntries {
  const mine = [...answers].flatMap(([key, answer]) => (answer === 'passing' ? [] : [key]))
  if (group === undefined) return { mine: new Set(mine), ofGroup: new Set() }
  const theirs = competitions.flatMap((one) => (one.group === group ? [one.id] : []))
  const ofGroup = [...theirs, ...competitionsOfGroup(shown, group)].map(competitionKey)
  return { mine: new Set(mine), ofGroup: new Set(ofGroup) }
}
