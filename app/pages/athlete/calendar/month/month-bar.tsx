import type { CalendarItem } from '#app/domain/competitions/calendar/calendar-item.ts'
import type { GridBar } from '#app/domain/competitions/calendar/week-lanes.ts'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import type { Mark } from '../drawing/frame.server.tsx'
import { markLook } from '../mark-look.ts'

type MonthBarProps = {
  bar: GridBar<CalendarItem>
  mark: Mark
  /** It began on a day before this one of the week: its bar lies over this day already. */
  isBegun: boolean
}

/** An appointment in the month: a bar as long as it lasts, a dot on a phone. */
export function MonthBar({ bar: { entry, span, isContinued, goesOn }, mark, isBegun }: MonthBarProps) {
  const { family, title, path, isCancelled } = entry
  const { className, words } = markLook(mark)
  const lane = joinClasses('month-lane', `family-${family}`, className, isCancelled && 'is-cancelled')
  if (isBegun)
    return (
      <div className={lane}>
        <span className="vh">{title}, suite</span>
      </div>
    )
  return (
    <div className={lane}>
      <a
        className={joinClasses('month-bar', isContinued && 'is-continued', goesOn && 'goes-on')}
        href={path}
        style={span > 1 ? { width: `calc(${span * 100}% + ${(span - 1) * 1.2}rem)` } : undefined}
      >
        {mark === 'going' ? <i className="mark-going" /> : null}
        <span>
          {isCancelled ? <s>{title}</s> : title}
          {isCancelled ? ' annulée' : null}
          {words ? <span className="vh">, {words}</span> : null}
        </span>
      </a>
    </div>
  )
}
