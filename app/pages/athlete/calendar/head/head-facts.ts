import { views } from '#app/domain/competitions/calendar/calendar-query.ts'
import type { CalendarQuery, View } from '#app/domain/competitions/calendar/calendar-query.ts'
import { addMonths, formatMonth, monthOf } from '#app/domain/competitions/calendar/months.ts'
import type { CalendarPlace } from '#app/domain/competitions/calendar/shown-page.ts'
import { addDays, formatDay } from '#app/domain/shared/french-dates.ts'
import { addressWith } from '../calendar-addresses.ts'
import { placeTitle } from '../calendar-words.ts'

type Step = { readonly label: string; readonly to: string }

export type HeadFacts = {
  readonly title: string
  readonly previous: Step
  readonly next: Step
  readonly today: Step
  readonly views: readonly { view: View; label: string; to: string; isCurrent: boolean }[]
  /** Of a day: where its month is. */
  readonly wholeMonth: Step | undefined
}

export type ShownPlace = {
  readonly query: CalendarQuery
  readonly place: CalendarPlace
  readonly today: string
}

/** The head of the calendar at a place. */
export function headFacts({ query, place, today }: ShownPlace): HeadFacts {
  const { view, month, span } = place
  const step = (count: -1 | 1): Step => {
    if (view === 'jour') {
      const day = addDays(span.startOn, count)
      return { label: formatDay(day), to: addressWith(query, { day }) }
    }
    const beside = addMonths(month, count)
    return { label: formatMonth(beside), to: addressWith(query, { month: beside }) }
  }
  const asked = view === 'jour' ? undefined : view
  const inMonth = { day: undefined, month: month === monthOf(today) ? undefined : month }
  return {
    title: placeTitle(place),
    previous: step(-1),
    next: step(1),
    today: {
      label: 'Aujourd’hui',
      to: addressWith(query, view === 'jour' ? { day: today } : { month: undefined, day: undefined }),
    },
    views: (['mois', 'liste'] as const).map((name) => ({
      view: name,
      label: views[name],
      to: addressWith(query, { ...inMonth, view: name }),
      isCurrent: asked === name,
    })),
    wholeMonth: view === 'jour' ? { label: formatMonth(month), to: addressWith(query, inMonth) } : undefined,
  }
}
