import { sql } from 'drizzle-orm'
import { check, index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'
import { members, ofMember } from '../members/members.ts'

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
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    title: t.text().notNull(),
    discipline: t.text().notNull(),
    startOn: t.date().notNull(),
    endOn: t.date().notNull(),
    startTime: t.text(),
    place: t.text().notNull(),
    region: t.text().notNull(),
    formats: t.jsonb().$type<readonly StoredFormat[]>().notNull(),
    link: t.text(),
    registrationOpensOn: t.date(),
    registrationClosesOn: t.date(),
    status: competitionStatus().notNull(),
    notes: t.text(),
    groupSlug: t.text(),
    proposedBy: t.uuid().references(() => members.userId, { onDelete: 'set null' }),
    sampleKey: t.text().unique('competitions_sample_key_unique'),
    revision: t.integer().notNull().default(0),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
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
  (t) => ({
    competitionId: t
      .uuid()
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    memberId: ofMember().notNull(),
    answer: answerKind().notNull(),
    format: t.text(),
    goal: goalRank(),
    targetSeconds: t.integer(),
    carSharing: t.text(),
    isHidden: t.boolean().notNull(),
    outcome: raceOutcome(),
    resultSeconds: t.integer(),
    resultPlace: t.integer(),
    resultLink: t.text(),
    updatedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
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
  (t) => ({
    isOnly: t.integer().primaryKey().default(1),
    version: t.bigint({ mode: 'number' }).notNull(),
  }),
  (table) => [check('calendar_version_only', sql`${table.isOnly} = 1`)],
)
