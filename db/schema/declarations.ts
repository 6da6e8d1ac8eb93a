import { date, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { club } from './club.ts'

export const declarationKind = club.enum('declaration_kind', ['withdrawal', 'cancellation'])

/** Withdrawals and cancellations as consumers declared them. Rows are never changed: a trigger refuses it. */
export const declarations = club.table('declarations', {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull().unique(),
  kind: declarationKind().notNull(),
  declaredAt: timestamp({ withTimezone: true }).notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull(),
  contract: text().notNull(),
  wishedEndOn: date(),
  legitimateReason: text(),
  comment: text(),
  fingerprint: text().notNull().unique(),
})
