import { club } from '../club.ts'

export const declarationKind = club.enum('declaration_kind', ['withdrawal', 'cancellation'])

/** Withdrawals and cancellations as consumers declared them. Rows are never changed: a trigger refuses it. */
export const declarations = club.table('declarations', (t) => ({
  id: t.uuid().primaryKey().defaultRandom(),
  reference: t.text().notNull().unique(),
  kind: declarationKind().notNull(),
  declaredAt: t.timestamp({ withTimezone: true }).notNull(),
  firstName: t.text().notNull(),
  lastName: t.text().notNull(),
  email: t.text().notNull(),
  contract: t.text().notNull(),
  wishedEndOn: t.date(),
  legitimateReason: t.text(),
  comment: t.text(),
  fingerprint: t.text().notNull().unique(),
}))
