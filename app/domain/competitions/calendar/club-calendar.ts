import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Answer, Participation } from '../answers/answer.ts'
import { shownParticipations, type Clubmate, competitionsOfGroup } from '../answers/shown-participations.ts'
import type { Competition } from '../competition.ts'
import { isInCalendar } from '../viewer.ts'
import { campKey, competitionKey, entryOfCompetition, type CalendarEntry } from './calendar-entry.ts'
import { inOrderOfTime, type PeopleOfEntries } from './entry-list.ts'

export type SpanRows = {
  readonly version: number
  readonly weight: number
  readonly competitions: readonly Competition[]
  readonly participations: ReadonlyMap<string, readonly Participation[]>
  readonly clubmates: ReadonlyMap<string, Clubmate>
  readonly groupNames: ReadonlyMap<string, string>
}

export type CalendarOfMember = ReturnType<typeof calendarFor>

export function calendarFor(rows: SpanRows, viewer: Viewer) {
  const { version, clubmates, groupNames } = rows
  const competitions = rows.competitions.filter((competition) => isInCalendar(competition, viewer))
  const ids = competitions.map(({ id }) => id)
  const visible = new Set(ids)
  const answersTo = (id: string) => rows.participations.get(id) ?? []
  const shown = (asked: readonly string[] = ids) =>
    shownParticipations({ participations: asked.flatMap(answersTo), clubmates, visible })
  const own = ids.flatMap((id) => answersTo(id).find(({ memberId }) => memberId === viewer.memberId) ?? [])
  return { club: { version, competitions, groupNames, shown }, own }
}

/** An appointment; `competition` is undefined for a camp. */
export type CalendarItem = CalendarEntry & { readonly competition: Competition | undefined }

/** The competitions of a calendar and the camps, in the order of time. */
export function itemsOf(
  competitions: readonly Competition[],
  camps: readonly CalendarEntry[],
): CalendarItem[] {
  const races = competitions.map((competition) => ({ ...entryOfCompetition(competition), competition }))
  return inOrderOfTime([...races, ...camps.map((camp) => ({ ...camp, competition: undefined }))])
}

/** What a member said of each entry; a camp that is booked is one they go to. @param booked slugs of camps */
export function ownAnswers(own: readonly Participation[], booked: ReadonlySet<string>): Map<string, Answer> {
  return new Map([
    ...own.map(({ competitionId, answer }) => [competitionKey(competitionId), answer] as const),
    ...[...booked].map((slug) => [campKey(slug), 'going'] as const),
  ])
}

/** What filters ask about people. @param group slug of the group asked for */
export function peopleOfEntries(
  { competitions, shown }: Pick<CalendarOfMember['club'], 'competitions' | 'shown'>,
  answers: ReadonlyMap<string, Answer>,
  group: string | undefined,
): PeopleOfEntries {
  const mine = [...answers].flatMap(([key, answer]) => (answer === 'passing' ? [] : [key]))
  if (group === undefined) return { mine: new Set(mine), ofGroup: new Set() }
  const theirs = competitions.flatMap((one) => (one.group === group ? [one.id] : []))
  const ofGroup = [...theirs, ...competitionsOfGroup(shown(), group)].map(competitionKey)
  return { mine: new Set(mine), ofGroup: new Set(ofGroup) }
}
