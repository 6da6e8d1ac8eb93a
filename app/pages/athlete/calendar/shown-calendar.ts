import { answerProblem, type Answer } from '#app/domain/competitions/answers/answer.ts'
import {
  type ShownParticipation,
  clubLabel,
  whoGoes,
  whoGoesTo,
} from '#app/domain/competitions/answers/shown-participations.ts'
import type { CalendarItem } from '#app/domain/competitions/calendar/club-calendar.ts'
import type { GridWeek } from '#app/domain/competitions/calendar/month-grid.ts'
import { registrationLabel, registrationState } from '#app/domain/competitions/calendar/registration.ts'
import { monthsIn, type ListPage } from '#app/domain/competitions/calendar/shown-page.ts'
import { AVATAR_COUNT } from '#app/ui/art/avatar.tsx'
import { seedFrom } from '#app/ui/art/geometry/seeded-random.ts'
import { factsLine, kindOf } from './calendar-words.ts'

const mostFaces = 3

type Answers = ReadonlyMap<string, Answer>

export type ShownWeek = GridWeek<ShownBar>
export type ShownBar = ReturnType<typeof barOf>
export type ShownRow = ReturnType<typeof rowOf>
export type ShownMonth = { readonly month: string; readonly rows: readonly ShownRow[] }

export function shownWeeks(weeks: readonly GridWeek<CalendarItem>[], answers: Answers): ShownWeek[] {
  return weeks.map(({ days, bars }) => ({
    days,
    bars: bars.map((bar) => ({ ...bar, entry: barOf(bar.entry, answers) })),
  }))
}

type Looking = {
  readonly from: string
  readonly today: string
  readonly answers: Answers
  readonly groupNames: ReadonlyMap<string, string>
  readonly shown: (competitionIds: readonly string[]) => readonly ShownParticipation[]
}

export function shownMonths(list: ListPage, looking: Looking): ShownMonth[] {
  const people = whoGoes(looking.shown(list.rows.flatMap(({ competition }) => competition?.id ?? [])))
  return monthsIn(list, looking.from).map(({ month, rows }) => ({
    month,
    rows: rows.map((item) => rowOf(item, looking, people)),
  }))
}

function barOf({ key, title, path, family, isCancelled }: CalendarItem, answers: Answers) {
  return { title, path, family, isCancelled, answer: answers.get(key) }
}

function rowOf(
  item: CalendarItem,
  { from, today, answers, groupNames }: Looking,
  people: ReturnType<typeof whoGoes>,
) {
  const { key, competition, isSample, startOn } = item
  return {
    ...barOf(item, answers),
    key,
    isSample,
    on: startOn < from ? from : startOn,
    kind: kindOf(item),
    facts: factsLine(item),
    race: competition && {
      id: competition.id,
      isOpen: answerProblem(competition, { format: undefined }, today) === undefined,
      registration: registrationLabel(competition, today),
      isClosing: registrationState(competition, today) === 'closing',
      group: competition.group && (groupNames.get(competition.group) ?? competition.group),
      people: peopleOf(whoGoesTo(competition.id, people)),
    },
  }
}

// A face is a number: whose it is stays on the server.
function peopleOf(known: ReturnType<typeof whoGoesTo>) {
  const label = clubLabel(known)
  const faces = known.going.slice(0, mostFaces).map(({ memberId }) => seedFrom(memberId, AVATAR_COUNT))
  return label === undefined ? undefined : { label, faces }
}
