import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { members, ofMember } from './members.ts'

export const competitionStatus = club.enum('competition_status', [
  'proposed',
  'confirmed',
  'cancelled',
  'refused',
])

export const answerKind = club.enum('answer_kind', ['going', 'maybe', 'passing'])

export const goalRank = club.enum('goal_rank', ['A', 'B', 'C'])

export const raceOutcome = club.enum('race_outcome', ['finished', 'abandoned', 'not-started'])

type StoredFormat = {
  key: string
  name: string
  legs: readonly { sport: 'natation' | 'velo' | 'course'; metres: number }[]
  climb?: number | undefined
}

/** What stands in the club's calendar, and what members propose for it. Days are those of France, both included. */
export const competitions = club.table(
  'competitions',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    discipline: text().notNull(),
    startOn: date().notNull(),
    endOn: date().notNull(),
    startTime: text(),
    place: text().notNull(),
    region: text().notNull(),
    formats: jsonb().$type<readonly StoredFormat[]>().notNull(),
    link: text(),
    registrationOpensOn: date(),
    registrationClosesOn: date(),
    status: competitionStatus().notNull(),
    notes: text(),
    groupSlug: text(),
    proposedBy: uuid().references(() => members.userId, { onDelete: 'set null' }),
    sampleKey: text().unique('competitions_sample_key_unique'),
    revision: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('competitions_days').on(table.startOn),
    index('competitions_proposed_by').on(table.proposedBy),
    // Spans are looked for by their first day, a month before the one asked for at most.
    check('competitions_span', sql`${table.endOn} BETWEEN ${table.startOn} AND ${table.startOn} + 30`),
    check('competitions_start_time', sql`${table.startTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('competitions_revision', sql`${table.revision} >= 0`),
  ],
)

export const participations = club.table(
  'participations',
  {
    competitionId: uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    memberId: ofMember().notNull(),
    answer: answerKind().notNull(),
    format: text(),
    goal: goalRank(),
    targetSeconds: integer(),
    carSharing: text(),
    isHidden: boolean().notNull(),
    outcome: raceOutcome(),
    resultSeconds: integer(),
    resultPlace: integer(),
    resultLink: text(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.memberId] }),
    index('participations_member').on(table.memberId),
    check(
      'participations_figures',
      sql`${table.targetSeconds} > 0 AND ${table.resultSeconds} > 0 AND ${table.resultPlace} > 0`,
    ),
    check(
      'participations_result',
      sql`${table.outcome} IS NOT NULL
      OR (${table.resultSeconds} IS NULL AND ${table.resultPlace} IS NULL AND ${table.resultLink} IS NULL)`,
    ),
  ],
)

export const calendarVersion = club.table(
  'calendar_version',
  {
    isOnly: integer().primaryKey().default(1),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('calendar_version_only', sql`${table.isOnly} = 1`)],
)
