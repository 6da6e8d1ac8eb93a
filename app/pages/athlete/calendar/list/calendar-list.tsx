import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { monthTitle } from '#app/domain/competitions/calendar/months.ts'
import { monthsIn } from '#app/domain/competitions/calendar/shown-page.ts'
import type { ListPage } from '#app/domain/competitions/calendar/shown-page.ts'
import type { Slot } from '../drawing/frame.server.tsx'
import { CalendarRow } from './calendar-row.tsx'
import { ListSteps, type ListStep } from './list-steps.tsx'

type CalendarListProps = {
  title: string
  list: ListPage
  /** First day of the list: what began before stands on it. */
  from: string
  /** Whether it goes over several months, which are named then. */
  hasMonths: boolean
  today: string
  groupNames: ReadonlyMap<string, string>
  slot: Slot
  /** How many there are, and how many one goes to. */
  count: ReactNode
  steps: readonly ListStep[]
  /** When there is nothing. */
  empty: ReactNode
}

/** The appointments of a month or a day, in the order of time. One form answers to all of them. */
export function CalendarList(props: CalendarListProps) {
  const { title, list, from, hasMonths, today, groupNames, slot, count, steps, empty } = props
  return (
    <section className="calendar-list" aria-labelledby="liste">
      <div className="calendar-list-head">
        <h2 className="d3" id="liste">
          {title}
        </h2>
        {count}
      </div>
      {list.rows.length === 0 ? (
        empty
      ) : (
        <form method="post">
          {monthsIn(list, from).map(({ month, rows }) => (
            <Fragment key={month}>
              {hasMonths ? (
                <h3 className="d4 calendar-list-month" id={`mois-${month}`}>
                  {monthTitle(month)}
                </h3>
              ) : null}
              <ul aria-labelledby={hasMonths ? `mois-${month}` : undefined}>
                {rows.map((item) =>
                  slot(item.key, (mark) => (
                    <CalendarRow
                      item={item}
                      heading={hasMonths ? 'h4' : 'h3'}
                      mark={mark}
                      from={from}
                      today={today}
                      groupNames={groupNames}
                    />
                  )),
                )}
              </ul>
            </Fragment>
          ))}
        </form>
      )}
      <ListSteps steps={steps} page={list.page} pages={list.pages} />
    </section>
  )
}
