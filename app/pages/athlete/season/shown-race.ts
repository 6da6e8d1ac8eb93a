import { outcomes } from '../../../domain/competitions/answers/answer.ts'
import { countdown, spokenCountdown } from '../../../domain/competitions/calendar/countdown.ts'
import { disciplines } from '../../../domain/competitions/disciplines.ts'
import type { SeasonRace } from '../../../domain/competitions/season/season.ts'
import { formatDay, formatWeekday } from '../../../domain/shared/french-dates.ts'
import { writeClock } from '../../../domain/training/typed/write-duration.ts'
import { competitionPath } from '../competition-addresses.ts'
import { placeWords } from '../place-words.ts'
import { againstTarget } from '../race-time.ts'

export type ShownRace = ReturnType<typeof shownRace>

/** A race of one's own season, as a line of its page. @param today `YYYY-MM-DD` in France */
export function shownRace({ competition, participation, format }: SeasonRace, today: string) {
  const { id, title, discipline, startOn, endOn, place, status } = competition
  const { goal, targetTime, result, isHidden } = participation
  const isCancelled = status === 'cancelled'
  const short = isCancelled ? undefined : countdown(competition, today)
  return {
    path: competitionPath(id),
    title,
    kind: disciplines[discipline].label,
    family: disciplines[discipline].family,
    startOn,
    date: String(Number(startOn.slice(8))),
    month: monthOf(startOn),
    weekday: formatWeekday(startOn),
    format: format?.name,
    place,
    goal,
    isHidden,
    isCancelled,
    isOver: endOn < today || result !== undefined,
    countdown: short && { short, spoken: spokenCountdown(competition, today) ?? short },
    target: targetTime === undefined ? undefined : writeClock(targetTime, { hours: true }),
    mayHaveResult: !isCancelled && startOn <= today,
    result: result && {
      main: result.time === undefined ? outcomes[result.outcome] : writeClock(result.time, { hours: true }),
      details: [
        result.place === undefined ? undefined : `${placeWords(result.place)} au général`,
        againstTarget(result.time, targetTime),
      ]
        .filter(Boolean)
        .join(', '),
    },
  }
}

/** « avril », of « 25 avril 2027 ». */
function monthOf(day: string): string {
  return formatDay(day).split('\u00a0')[1]?.split(' ')[0] ?? ''
}
