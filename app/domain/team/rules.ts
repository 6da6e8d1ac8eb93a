import { addDays, dayInParis, timeInParis, weekdayOf } from '#app/domain/shared/dates/french-dates.ts'

/** A session of every week: 1 is Monday, 7 Sunday; `startsAt` is `HH:MM` in France. */
type WeeklySession = { weekday: number; startsAt: string }

type Closure = { from: string; to: string }

const searchedDays = 92

/** The next session and its day (`YYYY-MM-DD`); undefined when there is none within three months. */
export function nextSession<Session extends WeeklySession>(
  week: readonly Session[],
  closures: readonly Closure[],
  now: Date,
): { session: Session; on: string } | undefined {
  const today = dayInParis(now)
  const time = timeInParis(now)
  for (let later = 0; later <= searchedDays; later += 1) {
    const day = addDays(today, later)
    if (isClosed(day, closures)) continue
    const [session] = sessionsOf(week, day).filter(({ startsAt }) => later > 0 || startsAt > time)
    if (session) return { session, on: day }
  }
  return undefined
}

function sessionsOf<Session extends WeeklySession>(week: readonly Session[], day: string): Session[] {
  return week
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .toSorted((first, second) => first.startsAt.localeCompare(second.startsAt))
}

function isClosed(day: string, closures: readonly Closure[]): boolean {
  return closures.some(({ from, to }) => from <= day && day <= to)
}

/** Paid coaching asks for a professional card in force on the day (`YYYY-MM-DD`): without it a coach is not shown. */
export function isPublishable({ card }: { card: { expiresOn: string } | null }, today: string): boolean {
  return card !== null && card.expiresOn >= today
}

/** The sessions led by a coach who may be shown on the day (`YYYY-MM-DD`). */
export function ledSessions<Session extends { coach: string }>(
  sessions: readonly Session[],
  members: readonly { id: string; card: { expiresOn: string } | null }[],
  today: string,
): Session[] {
  const leaders = new Set(members.filter((member) => isPublishable(member, today)).map(({ id }) => id))
  return sessions.filter(({ coach }) => leaders.has(coach))
}
