import { outcomes } from '#app/domain/competitions/answers/answer.ts'
import { placeWords } from '#app/domain/competitions/answers/place-words.ts'
import { mayHaveResult } from '#app/domain/competitions/answers/result-schema.ts'
import { countdown, spokenCountdown } from '#app/domain/competitions/calendar/countdown.ts'
import { disciplines } from '#app/domain/competitions/disciplines.ts'
import type { SeasonRace } from '#app/domain/competitions/season/season.ts'
import { formatFullDay } from '#app/domain/shared/french-dates.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { competitionPath } from '../competition-addresses.ts'
import { againstTarget } from '../race-time.ts'
import { shortMonths } from './short-months.ts'

export type ShownRace = ReturnType<typeof shownRace>

/**
 * A race of one's own season, as a line of its page.
 * @param today `YYYY-MM-DD` in France
 */
export function shownRace({ competition, participation, format }: SeasonRace, today: string) {
  const { id, title, discipline, startOn, endOn, place, status } = competition
  const { goal, targetTime, result, isHidden } = participation
  const isCancelled = status === 'cancelled'
  const short = isCancelled ? undefined : countdown(competition, today)
  return {
    id,
    path: competitionPath(id),
    title,
    kind: disciplines[discipline].label,
    family: disciplines[discipline].family,
    startOn,
    date: String(Number(startOn.slice(8))),
    month: monthOf(startOn),
    day: formatFullDay(startOn),
    format: format?.name,
    place,
    goal,
    isHidden,
    isCancelled,
    isOver: endOn < today || result !== undefined,
    countdown: short && { short, spoken: spokenCountdown(competition, today) ?? short },
    target: targetTime === undefined ? undefined : writeClock(targetTime),
    mayHaveResult: mayHaveResult(competition, participation, today),
    result: result && {
      main: result.time === undefined ? outcomes[result.outcome] : writeClock(result.time),
      details: [
        result.place === undefined ? undefined : `${placeWords(result.place)} au général`,
        againstTarget(result.time, targetTime),
      ]
        .filter(Boolean)
        .join(', '),
    },
  }
}

function monthOf(day: string): string {
  return shortMonths[Number(day.slice(5, 7)) - 1] ?? ''
}
