import { sql } from 'drizzle-orm'
import { check, index } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

/** Photos whose sizes are among the stored files; named by what they were made of. */
export const photos = club.table(
  'photos',
  (t) => ({
    id: t.text().primaryKey(),
    width: t.integer().notNull(),
    height: t.integer().notNull(),
    alt: t.text().notNull(),
    caption: t.text(),
    credit: t.text(),
    /** What must stay in sight where the photo is cut: percents from the left and from the top. */
    focusX: t.integer().notNull(),
    focusY: t.integer().notNull(),
    /** Number of an account; never the name or the address of a person. */
    addedBy: t.text(),
    addedAt: t.timestamp({ withTimezone: true }).notNull(),
  }),
  (table) => [
    check('photos_sides', sql`${table.width} BETWEEN 1 AND 1536 AND ${table.height} > 0`),
    check('photos_focus', sql`${table.focusX} BETWEEN 0 AND 100 AND ${table.focusY} BETWEEN 0 AND 100`),
  ],
)

/** Who agreed to be shown on a photo; removed with it. */
export const photoConsents = club.table(
  'photo_consents',
  (t) => ({
    id: t.uuid().primaryKey().defaultRandom(),
    photoId: t
      .text()
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    person: t.text().notNull(),
    /** A key of `consentScopes`. */
    scope: t.text().notNull(),
    givenOn: t.date().notNull(),
    /** The last day; null: until it is taken back. */
    endsOn: t.date(),
  }),
  ({ photoId, givenOn, endsOn }) => [
    index().on(photoId),
    check('photo_consents_days', sql`${endsOn} >= ${givenOn}`),
  ],
)
