import type { GridDay } from '#app/domain/competitions/calendar/month-grid.ts'
import { lanesOfDay } from '#app/domain/competitions/calendar/shown-page.ts'
import { formatFullDay, weekdayName } from '#app/domain/shared/dates/french-dates.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { FollowedLink } from '../followed-link.tsx'
import { appointments } from './calendar-words.ts'
import type { ShownBar, ShownWeek } from './shown-calendar.ts'
import { useGridKeys } from './use-grid-keys.ts'

type MonthTableProps = {
  month: string
  title: string
  weeks: readonly ShownWeek[]
  addressOfDay: (day: string) => string
}

export function MonthTable({ month, title, weeks, addressOfDay }: MonthTableProps) {
  const { stop, ...grid } = useGridKeys(
    month,
    weeks.flatMap(({ days }) => days),
  )
  return (
    <table className="month" {...grid}>
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} className="muted smaller" scope="col" abbr={weekdayName(column)}>
              {`${capitalised(weekdayName(column).slice(0, 3))}.`}
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
                address={addressOfDay(day.on)}
                stop={stop}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type MonthDayProps = {
  day: GridDay
  column: number
  bars: ShownWeek['bars']
  address: string
  stop: string | undefined
}

function MonthDay({ day, column, bars, address, stop }: MonthDayProps) {
  const { on, date, isInMonth, isToday, unplaced } = day
  const here = bars.filter((bar) => bar.column <= column && bar.column + bar.span > column)
  const lowest = Math.max(0, ...here.map(({ lane }) => lane))
  const count = here.length + unplaced
  const tabIndex = stop === undefined ? undefined : -1
  return (
    <td
      data-day={on}
      className={joinClasses(!isInMonth && 'is-out')}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={on === stop ? 0 : tabIndex}
    >
      {count === 0 ? (
        <span className="month-date small">{date}</span>
      ) : (
        <FollowedLink
          className="month-date small"
          href={address}
          aria-label={`${formatFullDay(on)}, ${appointments(count)}`}
          tabIndex={tabIndex}
        >
          {date}
        </FollowedLink>
      )}
      {lanes.slice(0, lowest).map((lane) => {
        const bar = here.find((one) => one.lane === lane)
        return bar ? (
          <MonthBar key={lane} bar={bar} isBegun={bar.column < column} tabIndex={tabIndex} />
        ) : (
          <div key={lane} className="month-lane" />
        )
      })}
      {unplaced > 0 ? (
        <FollowedLink className="month-more row muted" href={address} tabIndex={tabIndex}>
          {`+\u00A0${unplaced}`}
          <i>{unplaced === 1 ? 'autre' : 'autres'}</i>
          <span className="vh">{` le ${formatFullDay(on)}`}</span>
        </FollowedLink>
      ) : null}
    </td>
  )
}

type MonthBarProps = {
  bar: ShownWeek['bars'][number]
  isBegun: boolean
  tabIndex: -1 | undefined
}

function MonthBar({ bar: { entry, span, isContinued, goesOn }, isBegun, tabIndex }: MonthBarProps) {
  const { family, title, path, isCancelled, answer } = entry
  const { className, words } = lookOf(answer)
  const lane = joinClasses('month-lane', `family-${family}`, className, isCancelled && 'is-cancelled')
  if (isBegun)
    return (
      <div className={lane}>
        <span className="vh">{`${title}, suite`}</span>
      </div>
    )
  return (
    <div className={lane}>
      <FollowedLink
        className={joinClasses(
          'month-bar row underlined-on-hover',
          isContinued && 'is-continued',
          goesOn && 'goes-on',
        )}
        href={path}
        style={span > 1 ? { width: `calc(${span * 100}% + ${(span - 1) * 1.2}rem)` } : undefined}
        tabIndex={tabIndex}
      >
        {answer === 'going' ? <i className="mark-going" /> : null}
        <span>
          {isCancelled ? <s>{title}</s> : title}
          {isCancelled ? ' annulée' : null}
          {words ? <span className="vh">{`, ${words}`}</span> : null}
        </span>
      </FollowedLink>
    </div>
  )
}

function lookOf(answer: ShownBar['answer']): { className?: string; words?: string } {
  if (answer === 'going') return { className: 'is-going', words: 'vous y allez' }
  return answer === 'maybe' ? { className: 'is-maybe', words: 'peut-être' } : {}
}

const columns = [1, 2, 3, 4, 5, 6, 7]
const lanes = Array.from({ length: lanesOfDay }, (_, index) => index + 1)
