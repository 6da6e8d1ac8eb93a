import type { campOfRow, summaryOfRow } from './camp-of-row.ts'

export const sports = ['running', 'triathlon', 'natation', 'velo'] as const
export type Sport = (typeof sports)[number]

/** A camp in a list. Amounts are cents, all taxes included. */
export type CampSummary = Readonly<ReturnType<typeof summaryOfRow>>

export type Camp = Readonly<ReturnType<typeof campOfRow>>

/** When a camp is and how many it holds. Requests open on `opensOn`; at once when undefined. */
export type CampPlaces = Pick<
  CampSummary,
  'startOn' | 'endOn' | 'opensOn' | 'capacity' | 'taken' | 'isMarkedFull' | 'isCancelled'
>
