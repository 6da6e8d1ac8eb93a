import type { CalendarItem } from '#app/domain/competitions/calendar/calendar-item.ts'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { joinClasses } from '#app/ui/kit/join-classes.ts'
import { factsLine, kindOf, shortWeekday } from '../calendar-words.ts'
import type { Mark } from '../drawing/frame.server.tsx'
import { RowAnswers } from './row-answers.tsx'
import { RowMarks } from './row-marks.tsx'
import { RowPeople } from './row-people.tsx'

type CalendarRowProps = {
  item: CalendarItem
  /** The heading it is, below a month or not. */
  heading: 'h3' | 'h4'
  mark: Mark
  from: string
  today: string
  groupNames: ReadonlyMap<string, string>
}

/** An appointment in the list: when, what, who from the club, and one's own answer. */
export function CalendarRow({ item, heading: Heading, mark, from, today, groupNames }: CalendarRowProps) {
  const { key, title, family, path, startOn, isCancelled, isSample, race } = item
  const on = startOn < from ? from : startOn
  return (
    <li className={joinClasses('calendar-row', `family-${family}`)} id={key}>
      <p className="calendar-row-day">
        <time dateTime={on}>
          <span className="num">{Number(on.slice(8))}</span> <small>{shortWeekday(on)}</small>
        </time>
      </p>
      <div>
        <p className="calendar-kind">
          {kindOf(item)}
          {isSample ? <ExampleBadge /> : null}
        </p>
        <Heading className="d5">
          <a href={path}>{isCancelled ? <s>{title}</s> : title}</a>
        </Heading>
        <p className="muted">{factsLine(item)}</p>
        <RowMarks item={item} today={today} groupNames={groupNames} />
      </div>
      {race ? <RowPeople {...race} /> : null}
      {race ? <RowAnswers title={title} {...race} mark={mark} today={today} /> : null}
    </li>
  )
}
