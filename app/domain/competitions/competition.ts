import type { Discipline } from './disciplines.ts'
import type { RaceFormat } from './formats/race-format.ts'
import type { Region } from './regions.ts'

export const statusNames = {
  proposed: 'proposée',
  confirmed: 'confirmée',
  cancelled: 'annulée',
  refused: 'refusée',
} as const
export type CompetitionStatus = keyof typeof statusNames

/** What happens and when. Days are `YYYY-MM-DD` in France, both included. */
export type Competition = {
  readonly id: string
  readonly title: string
  readonly discipline: Discipline
  readonly startOn: string
  readonly endOn: string
  /** Of the first start, `HH:MM` in France, when it is known. */
  readonly startTime: string | undefined
  readonly place: string
  readonly region: Region
  readonly formats: readonly RaceFormat[]
  readonly link: string | undefined
  readonly registrationOpensOn: string | undefined
  readonly registrationClosesOn: string | undefined
  readonly status: CompetitionStatus
  readonly notes: string | undefined
  /** Slug of the only group that sees it; everybody in the club when undefined. */
  readonly group: string | undefined
  /** The member who proposed it; undefined when the club entered it itself. */
  readonly proposedBy: string | undefined
  readonly isSample: boolean
  /** Counts every change that calendars of others must take over; from 0. */
  readonly revision: number
  readonly updatedAt: Date
}

export type DaySpan = { readonly startOn: string; readonly endOn: string }
