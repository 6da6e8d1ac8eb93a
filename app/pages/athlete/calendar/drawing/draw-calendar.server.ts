import type { Answer } from '#app/domain/competitions/answers/answer.ts'
import type { ClubCalendar } from '#app/domain/competitions/calendar/audiences.ts'
import type { CalendarEntry } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { itemsOf, peopleOfEntries } from '#app/domain/competitions/calendar/calendar-item.ts'
import type { CalendarItem } from '#app/domain/competitions/calendar/calendar-item.ts'
import { calendarQueryText } from '#app/domain/competitions/calendar/calendar-query.ts'
import { gridOf, listPage } from '#app/domain/competitions/calendar/shown-page.ts'
import { LeastRecent } from '@allure/content-engine/least-recent'
import type { CalendarView } from '../calendar-view.ts'
import { DrawnList } from './draw-list.server.tsx'
import { DrawnMonth } from './draw-month.server.tsx'

type Looking = {
  readonly view: CalendarView
  /** What their audience sees of the month: the same object as long as nothing changes. */
  readonly club: ClubCalendar
  readonly camps: readonly CalendarEntry[]
  /** One's own, by key of entry. */
  readonly answers: ReadonlyMap<string, Answer>
}

/** Of each: some two hundred months, eighty lists. */
const mostBytes = 14_000_000
const keptMonths = new LeastRecent<DrawnMonth>(mostBytes)
const keptLists = new LeastRecent<DrawnList>(mostBytes)

/**
 * The grid and the list of a place as HTML. What does not depend on the person is drawn once for what their audience
 * sees; one's own answers are put into it.
 */
export function drawCalendar(looking: Looking): { html: Buffer; count: string } {
  const { view, answers } = looking
  const list = listOf(looking)
  const month = view.place.view === 'mois' ? [monthWithOwn(looking).filledWith(answers)] : []
  return { html: Buffer.concat([...month, list.filledWith(answers)]), count: list.countFor(answers) }
}

/** The month everybody is shown, or one's own when a full day would hide where one goes. */
function monthWithOwn(looking: Looking): DrawnMonth {
  const month = monthOf(looking, [])
  const hidden = [...looking.answers].flatMap(([key, answer]) =>
    answer === 'passing' || month.shows(key) ? [] : [key],
  )
  return hidden.length === 0 ? month : monthOf(looking, hidden)
}

function monthOf(looking: Looking, first: readonly string[]): DrawnMonth {
  const { view } = looking
  const key = `${keyOf(looking)} ${first.toSorted().join(' ')}`
  const known = keptMonths.get(key)
  if (known) return known
  const grid = gridOf(itemsIn(looking), asked(looking), { today: view.today, first: new Set(first) })
  const month = new DrawnMonth(view, grid)
  keptMonths.set(key, month, month.weight)
  return month
}

function listOf(looking: Looking): DrawnList {
  const key = keyOf(looking)
  const known = keptLists.get(key)
  if (known) return known
  const { view, club } = looking
  const list = new DrawnList(view, club.groupNames, listPage(itemsIn(looking), asked(looking)))
  keptLists.set(key, list, list.weight)
  return list
}

function asked({ view: { query, place }, club, answers }: Looking) {
  return { query, place, people: peopleOfEntries(club, answers, query.group) }
}

function keyOf({ view: { query, place, today }, club, camps, answers }: Looking): string {
  const mine = query.onlyMine ? [...answers].toSorted().join(' ') : ''
  const known = `${numberOf(club)} ${numberOf(camps)} ${today}`
  return `${known} ${place.view} ${place.span.startOn} ${calendarQueryText(query)} ${mine}`
}

const itemsOfClub = new WeakMap<ClubCalendar, { camps: readonly CalendarEntry[]; items: CalendarItem[] }>()

function itemsIn({ club, camps }: Looking): CalendarItem[] {
  const known = itemsOfClub.get(club)
  if (known?.camps === camps) return known.items
  const items = itemsOf(club, camps)
  itemsOfClub.set(club, { camps, items })
  return items
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

function numberOf(thing: object): number {
  const known = numbers.get(thing) ?? (lastNumber += 1)
  numbers.set(thing, known)
  return known
}
