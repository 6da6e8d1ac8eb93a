import { club } from './club.ts'

/** What visitors have used up of the limits that all instances share. Its columns, in this order, are those of `rate-limiter-flexible`. */
export const usedLimits = club.table('used_limits', (t) => ({
  key: t.text().primaryKey(),
  points: t.integer().notNull(),
  /** Milliseconds since 1970. */
  expire: t.bigint({ mode: 'number' }),
}))
