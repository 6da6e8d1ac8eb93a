import type { CalendarItem } from '#app/domain/competitions/calendar/calendar-item.ts'
import type { GridWeek } from '#app/domain/competitions/calendar/month-grid.ts'
import { weekdayName } from '#app/domain/shared/french-dates.ts'
import type { Slot } from '../drawing/frame.server.tsx'
import { MonthDay } from './month-day.tsx'

type MonthTableProps = {
  /** « Avril 2027 » */
  title: string
  weeks: readonly GridWeek<CalendarItem>[]
  slot: Slot
  addressOfDay: (day: string) => string
}

const columns = [1, 2, 3, 4, 5, 6, 7]

/** The month, a row a week. Scripts make a grid of it that the arrow keys walk through (`use-grid-keys.ts`). */
export function MonthTable({ title, weeks, slot, addressOfDay }: MonthTableProps) {
  return (
    <table className="month">
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" abbr={weekdayName(column)}>
              {columnTitle(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ days, bars }) => (
          <tr key={days[0]?.on}>
            {days.map((day, index) => (
              <MonthDay
                key={day.on}
                day={day}
                column={index + 1}
                bars={bars}
                slot={slot}
                address={addressOfDay(day.on)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** « Lun. » */
function columnTitle(column: number): string {
  const short = weekdayName(column).slice(0, 3)
  return `${short.charAt(0).toUpperCase()}${short.slice(1)}.`
}
