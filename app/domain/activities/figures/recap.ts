import { addDays, dayInParis, weekdayOf } from '#app/domain/shared/dates/french-dates.ts'
import type { Activity, Sport } from '../activity.ts'
import { sportOf } from './figures-of.ts'
import { totalsOf } from './totals.ts'

/** Days `YYYY-MM-DD` in France, both included. */
export type Period = { from: string; until: string }

export type RecapRow = { count: number; metres: number; movingSeconds: number; climbMetres: number }

export type Recap = {
  total: RecapRow
  /** The most time first. */
  bySport: (RecapRow & { sport: Sport })[]
  activities: Activity[]
}

/** The week (from Monday), month or year around a day `YYYY-MM-DD`. */
export function periodAround(day: string, kind: 'week' | 'month' | 'year'): Period {
  if (kind === 'year') return { from: `${day.slice(0, 4)}-01-01`, until: `${day.slice(0, 4)}-12-31` }
  if (kind === 'week') {
    const from = addDays(day, 1 - weekdayOf(day))
    return { from, until: addDays(from, 6) }
  }
  const from = `${day.slice(0, 7)}-01`
  return { from, until: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

/**
 * What was done in a period, in all and by sport; the legs of a triathlon count for their sports, the whole once, without
 * the activities it was made of (`mergeLegs`).
 */
export function recapOf(activities: readonly Activity[], { from, until }: Period): Recap {
  const within = withoutParts(activities)
    .filter(({ startedAt }) => startedAt && from <= dayInParis(startedAt) && dayInParis(startedAt) <= until)
    .toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt))
  const total = emptyRow()
  const rows = new Map<Sport, RecapRow>()
  for (const activity of within) {
    addTo(total, activity)
    for (const leg of activity.legs) {
      const part = { ...activity, legs: [leg] }
      const row = rows.get(sportOf(part)) ?? emptyRow()
      addTo(row, part)
      rows.set(sportOf(part), row)
    }
  }
  const bySport = [...rows].map(([sport, row]) => ({ sport, ...row }))
  return {
    total,
    bySport: bySport.toSorted((one, other) => other.movingSeconds - one.movingSeconds),
    activities: within,
  }
}

function withoutParts(activities: readonly Activity[]): Activity[] {
  const parts = activities.map(({ id }) => id.split('+'))
  return activities.filter((_, index) => {
    const own = parts[index] ?? []
    return !parts.some((of) => of.length > own.length && own.every((part) => of.includes(part)))
  })
}

function emptyRow(): RecapRow {
  return { count: 0, metres: 0, movingSeconds: 0, climbMetres: 0 }
}

function addTo(row: RecapRow, activity: Activity): void {
  const { metres, movingSeconds, climbMetres } = totalsOf(activity)
  row.count += 1
  row.metres += metres ?? 0
  row.movingSeconds += movingSeconds ?? 0
  row.climbMetres += climbMetres ?? 0
}
