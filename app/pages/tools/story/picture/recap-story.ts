import type { Activity } from '#app/domain/activities/activity.ts'
import {
  distanceFigure,
  plainFigure,
  textOf,
  timeFigure,
  type Figure,
} from '#app/domain/activities/figures/figure.ts'
import { periodAround, recapOf, type Period } from '#app/domain/activities/figures/recap.ts'
import { totalsOf } from '#app/domain/activities/figures/totals.ts'
import {
  dayInParis,
  formatDayRangeInWords,
  timeInParis,
  weekdayName,
  weekdayOf,
} from '#app/domain/shared/dates/french-dates.ts'
import { monthTitle } from '#app/domain/shared/dates/months.ts'
import type { Story } from '#app/ui/art/stories/story.ts'
import type { RecapKind } from '../activities/recap-kinds.ts'
import type { Stay } from '../story-query.ts'
import { drawnFigure, type StoryWords } from './story-of.ts'

export type Recap = {
  title: string
  dates: string
  figures: readonly Figure[]
  rows: NonNullable<Story['recap']>['rows']
}

const day = 24 * 3600 * 1000

/** What was opened of the week, month or year around an activity (else the newest with a date); undefined without any. */
export function recapOfOpened(
  list: readonly Activity[],
  around: Activity,
  kind: RecapKind,
): Recap | undefined {
  const dated = list.flatMap(({ startedAt }) => (startedAt ? [startedAt] : []))
  const middle = around.startedAt ?? dated[0]
  if (!middle) return undefined
  const period = periodAround(dayInParis(middle), kind)
  const recap = recapIn(list, period, { kind, title: titles[kind](period.from) })
  return recap.figures.length > 0 ? recap : undefined
}

/** The days of a camp, and what was opened of them: lines without a hill where nothing was. */
export function recapOfStay(list: readonly Activity[], { title, from, until }: Stay): Recap {
  return recapIn(list, { from, until }, { kind: 'stay', title })
}

type Kind = RecapKind | 'stay'

function recapIn(
  list: readonly Activity[],
  period: Period,
  { kind, title }: { kind: Kind; title: string },
): Recap {
  const { total, activities } = recapOf(list, period)
  const count = rowCounts[kind](period)
  const rows = Array.from({ length: count }, (_, row) => ({
    label: kind === 'week' ? weekdayName(row + 1) : '',
    bumps: activities.flatMap((activity) => bumpOf(activity, period.from, kind, row)),
  }))
  return {
    title,
    dates: formatDayRangeInWords(period.from, period.until),
    rows,
    figures:
      activities.length === 0
        ? []
        : [
            distanceFigure(total.metres, false),
            timeFigure('temps', 'Temps', total.movingSeconds),
            ...(total.climbMetres > 0 ? [plainFigure('denivele', 'Dénivelé', total.climbMetres, 'm')] : []),
            plainFigure('activites', 'Activités', activities.length, ''),
          ],
  }
}

export function recapStory({ rows, figures, dates }: Recap, words: StoryWords): Story {
  const { clubName, title, place, hasDate } = words
  return {
    clubName,
    title,
    place,
    date: hasDate ? dates : '',
    figures: shownFigures(figures, words.figures).flatMap(drawnFigure),
    legs: [],
    recap: { rows },
  }
}

/** What the picture of a recap says, in words. */
export function describeRecap({ dates, figures }: Recap, words: Omit<StoryWords, 'clubName'>) {
  const head = [words.title.trim(), words.place.trim(), words.hasDate ? dates : ''].filter(Boolean).join(', ')
  const said = shownFigures(figures, words.figures)
  return [head && `${head}.`, ...said.map((figure) => `${figure.label}\u00a0: ${textOf(figure)}.`)]
    .filter(Boolean)
    .join(' ')
}

/** Those chosen, in the chosen order. */
function shownFigures(figures: readonly Figure[], names: StoryWords['figures']): Figure[] {
  return names.flatMap((name) => figures.find((figure) => figure.name === name) ?? [])
}

const titles: Record<RecapKind, (from: string) => string> = {
  week: () => 'Ma semaine',
  month: (from) => monthTitle(from.slice(0, 7)),
  year: (from) => `Mon année ${from.slice(0, 4)}`,
}

const rowCounts: Record<Kind, (period: { from: string; until: string }) => number> = {
  week: () => 7,
  month: ({ from, until }) => daysBetween(from, until) + 1,
  stay: ({ from, until }) => daysBetween(from, until) + 1,
  year: () => 53,
}

/** A week or month has a row a day and its hours across, a year a row a week and its days across. */
function bumpOf(activity: Activity, from: string, kind: Kind, row: number) {
  if (!activity.startedAt) return []
  const on = dayInParis(activity.startedAt)
  const [hour = 0, minute = 0] = timeInParis(activity.startedAt).split(/\D+/).map(Number)
  const after = daysBetween(from, on)
  const place = kind === 'year' ? Math.floor((after + weekdayOf(from) - 1) / 7) : after
  const along = kind === 'year' ? (weekdayOf(on) - 0.5) / 7 : (hour + minute / 60) / 24
  return place === row ? [{ along, metres: totalsOf(activity).metres ?? 0 }] : []
}

function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / day)
}
