import { index, primaryKey } from 'drizzle-orm/pg-core'
import { club } from '../club.ts'

// No backup holds these tables (db/backup/tables.ts): what is forgotten, or older than Strava allows, is gone everywhere.

/** An athlete who allowed us to read: Strava has one pair of tokens for the two of us, whatever the browser. */
export const stravaAthletes = club.table('strava_athletes', (t) => ({
  athleteId: t.bigint({ mode: 'number' }).primaryKey(),
  /** Both tokens, sealed with the secret of the site. */
  sealedTokens: t.text().notNull(),
  expiresAt: t.timestamp({ withTimezone: true }).notNull(),
  scopes: t.text().notNull(),
}))

const withAthlete = { onDelete: 'cascade' } as const

/** A browser through which an athlete reads; its cookie names the row. */
export const stravaConnections = club.table(
  'strava_connections',
  (t) => ({
    id: t.uuid().primaryKey(),
    athleteId: t
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => stravaAthletes.athleteId, withAthlete),
    lastUsedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [index('strava_connections_athlete').on(table.athleteId)],
)

/** Answers of Strava, sealed, for a day. */
export const stravaAnswers = club.table(
  'strava_answers',
  (t) => ({
    athleteId: t
      .bigint({ mode: 'number' })
      .notNull()
      .references(() => stravaAthletes.athleteId, withAthlete),
    /** `page/1`, `activity/123`. */
    question: t.text().notNull(),
    sealed: t.text().notNull(),
    readAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.athleteId, table.question] })],
)
