import { z } from 'zod'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'

const day = z.iso.date()

/** The days an address asks for, in their order; this month when it says nothing that can be read. */
export function readPeriod({ searchParams }: URL, now: Date): { from: string; until: string } {
  const today = dayInParis(now)
  const from = day.safeParse(searchParams.get('du')).data ?? `${today.slice(0, 8)}01`
  const until = day.safeParse(searchParams.get('au')).data ?? today
  return from <= until ? { from, until } : { from: until, until: from }
}
