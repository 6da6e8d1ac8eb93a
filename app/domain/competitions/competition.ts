import type { Discipline } from './disciplines.ts'
import type { RaceFormat } from './formats/race-format.ts'
import type { Region } from './regions.ts'

/** A proposal waits for a coach; a cancelled competition stays in sight, marked. */
export type CompetitionStatus = 'proposed' | 'confirmed' | 'cancelled' | 'refused'

/** What happens and when. Days are `YYYY-MM-DD` in France, both included. */
export type Competition = {
  /** UUID; the address and the calendars of others know it by this. */
  readonly id: string
  readonly title: string
  readonly discipline: Discipline
  readonly startOn: string
  readonly endOn: string
  /** Of the first start, `HH:MM` in France, when it is known. */
  readonly startTime: string | undefined
  /** Town, or what people call the place. */
  readonly place: string
  readonly region: Region
  readonly formats: readonly RaceFormat[]
  /** The organiser's page, https or http. */
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

/** Days of anything that stands in a calendar, `YYYY-MM-DD`, both included. */
export type DaySpan = { readonly startOn: string; readonly endOn: string }
