import { sql } from 'drizzle-orm'
import { check, index } from 'drizzle-orm/pg-core'
import { club } from './club.ts'
import { ofMember } from './members/members.ts'

export const testimonialStatus = club.enum('testimonial_status', [
  'asked',
  'waiting',
  'change-asked',
  'approved',
  'refused',
  'withdrawn',
])

/** What athletes tell of the club, each at an address of their own; nothing is shown that they and a coach did not agree to. */
export const testimonials = club.table(
  'testimonials',
  (t) => ({
    id: t.uuid().primaryKey(),
    /** Of the secret in its address. */
    secretHash: t.text().notNull().unique(),
    memberId: ofMember(),
    email: t.text().notNull(),
    firstName: t.text().notNull(),
    /** The camp that it was asked after, or nothing. */
    about: t.text().notNull().default(''),
    askedAt: t.timestamp({ withTimezone: true }).notNull(),
    status: testimonialStatus().notNull(),
    discipline: t.text(),
    title: t.text(),
    text: t.text(),
    /** As its author wants to be named. */
    author: t.text(),
    livedOn: t.date(),
    /** A key of `testimonialScopes`. */
    scope: t.text(),
    consentedAt: t.timestamp({ withTimezone: true }),
    writtenAt: t.timestamp({ withTimezone: true }),
    /** What the coach answers: what to change, why not. */
    word: t.text(),
    decidedAt: t.timestamp({ withTimezone: true }),
    publishedOn: t.date(),
    withdrawnAt: t.timestamp({ withTimezone: true }),
  }),
  ({ status, email, memberId, text, author, scope, consentedAt, livedOn, publishedOn, title }) => [
    index().on(status),
    index().on(memberId),
    index('testimonials_email').on(sql`lower(${email})`),
    check(
      'testimonials_agreed',
      sql`${status} NOT IN ('waiting', 'approved') OR (${title} IS NOT NULL AND ${text} IS NOT NULL AND ${author} IS NOT NULL AND ${scope} IS NOT NULL AND ${consentedAt} IS NOT NULL AND ${livedOn} IS NOT NULL)`,
    ),
    check('testimonials_published', sql`${status} <> 'approved' OR ${publishedOn} IS NOT NULL`),
    check('testimonials_withdrawn', sql`${status} <> 'withdrawn' OR (${text} IS NULL AND ${author} IS NULL)`),
  ],
)
