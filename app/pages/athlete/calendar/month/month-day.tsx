import type { CalendarItem } from '#app/domain/competitions/calendar/calendar-item.ts'
import type { GridDay } from '#app/domain/competitions/calendar/month-grid.ts'
import { lanesOfDay } from '#app/domain/competitions/calendar/shown-page.ts'
import type { GridBar } from '#app/domain/competitions/calendar/week-lanes.ts'
import { formatFullDay } from '#app/domain/shared/french-dates.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { appointments } from '../calendar-words.ts'
import type { Slot } from '../drawing/frame.server.tsx'
import { MonthBar } from './month-bar.tsx'

type MonthDayProps = {
  day: GridDay
  /** 1 is Monday. */
  column: number
  /** Of the week. */
  bars: readonly GridBar<CalendarItem>[]
  slot: Slot
  address: string
}

/** A day of the month: its number leads to all it holds. */
export function MonthDay({ day, column, bars, slot, address }: MonthDayProps) {
  const { on, date, isInMonth, isToday, unplaced } = day
  const here = bars.filter((bar) => bar.column <= column && bar.column + bar.span > column)
  const lowest = Math.max(0, ...here.map(({ lane }) => lane))
  const count = here.length + unplaced
  return (
    <td
      data-day={on}
      className={joinClasses(!isInMonth && 'is-out')}
      aria-current={isToday ? 'date' : undefined}
    >
      {count === 0 ? (
        <span className="month-date">{date}</span>
      ) : (
        <a className="month-date" href={address} aria-label={`${formatFullDay(on)}, ${appointments(count)}`}>
          {date}
        </a>
      )}
      {lanes.slice(0, lowest).map((lane) => {
        const bar = here.find((one) => one.lane === lane)
        if (!bar) return <div key={lane} className="month-lane" />
        return slot(bar.entry.key, (mark) => <MonthBar bar={bar} mark={mark} isBegun={bar.column < column} />)
      })}
      {unplaced > 0 ? (
        <a className="month-more" href={address}>
          {`+\u00A0${unplaced}`}
          <i>{unplaced === 1 ? 'autre' : 'autres'}</i>
          <span className="vh"> le {formatFullDay(on)}</span>
        </a>
      ) : null}
    </td>
  )
}

const lanes = Array.from({ length: lanesOfDay }, (_, index) => index + 1)
