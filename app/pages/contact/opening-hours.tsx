import { useSyncExternalStore } from 'react'
import {
  openingState,
  weekdayInParis,
  weekOf,
  type OpeningTime,
  type OpeningDay,
} from '#app/domain/club/opening-hours.ts'
import { formatHour } from '#app/domain/shared/dates/french-dates.ts'
import type { WeeklyTime } from '#app/domain/shared/dates/weekly-time.ts'
import { Badge } from '#app/ui/kit/badge.tsx'

type Session = WeeklyTime & { readonly title: string }

type OpeningHoursProps = { times: readonly OpeningTime[]; sessions: readonly Session[] }

/** When somebody answers, and when the club trains. */
export function OpeningHours({ times, sessions }: OpeningHoursProps) {
  const now = useCurrentMinute()
  const state = now && openingState(times, now)
  const today = now && weekdayInParis(now)
  return (
    <section aria-labelledby="opening-hours">
      <div className="opening-head row spread">
        <h2 className="d4" id="opening-hours">
          Horaires d’ouverture
        </h2>
        {state ? <Badge tone={state.isOpen ? 'success' : 'neutral'}>{state.words}</Badge> : null}
      </div>
      <table className="opening-hours">
        <caption className="vh">Horaires par jour</caption>
        <tbody>
          {weekOf(times).map((day) => (
            <OpeningDayRow
              key={day.day}
              day={day}
              isToday={day.day === today}
              sessions={sessions.filter(({ weekday }) => weekday === day.day)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const minute = 60_000

/** The present to the minute, kept up to date; undefined on the server, whose pages are kept for everybody. */
function useCurrentMinute(): Date | undefined {
  const minutesNow = () => Math.floor(Date.now() / minute)
  const minutes = useSyncExternalStore<number | undefined>(everyHalfMinute, minutesNow, () => undefined)
  return minutes === undefined ? undefined : new Date(minutes * minute)
}

function everyHalfMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 2)
  return () => clearInterval(timer)
}

type OpeningDayRowProps = { day: OpeningDay; isToday: boolean; sessions: readonly Session[] }

function OpeningDayRow({ day, isToday, sessions }: OpeningDayRowProps) {
  return (
    <tr className={isToday ? 'opening-today' : undefined}>
      <th scope="row">
        {day.name}
        {isToday ? <small>aujourd’hui</small> : null}
      </th>
      <td className="opening-lanes" aria-hidden="true">
        <OpeningLanes times={day.times} isToday={isToday} />
      </td>
      <td className="opening-times small tabular nowrap">
        {day.times.length === 0 ? <span className="muted">Fermé</span> : null}
        {day.times.map(({ from, to, note }) => (
          <span key={from}>
            {formatHour(from)} – {formatHour(to)}
            {note ? <small>{note}</small> : null}
          </span>
        ))}
        {sessions.map(({ startsAt, endsAt, title, place }) => (
          <small key={startsAt}>
            {endsAt === undefined ? formatHour(startsAt) : `${formatHour(startsAt)} – ${formatHour(endsAt)}`}
            &nbsp;: {title}, {place}
          </small>
        ))}
      </td>
    </tr>
  )
}

const width = 260

const firstHour = 8

const lastHour = 21

const lanes = [5, 10, 15]

function OpeningLanes({ times, isToday }: { times: readonly OpeningTime[]; isToday: boolean }) {
  return (
    <svg viewBox={`0 0 ${width} 20`} preserveAspectRatio="none">
      <path className="ln" d={`M0 10H${width}`} />
      {times.flatMap(({ from, to }) =>
        lanes.map((y) => (
          <path
            key={`${from} ${y}`}
            className={isToday && y === 10 ? 'ln-hi' : 'ln opening-lane'}
            d={`M${placeOf(from)} ${y}H${placeOf(to)}`}
          />
        )),
      )}
    </svg>
  )
}

function placeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const share = (hours + minutes / 60 - firstHour) / (lastHour - firstHour)
  return Math.round(Math.min(1, Math.max(0, share)) * width * 10) / 10
}
