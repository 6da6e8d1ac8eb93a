import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database, Transaction } from '#db/database.ts'
import { testimonials } from '#db/schema/index.ts'
import { endedDays, isWithdrawable, unansweredDays } from './rules.ts'
import { secretToTell } from './secret.server.ts'

type Person = { readonly userId: string; readonly email: string }

const isOf = ({ userId, email }: Person) =>
  or(eq(testimonials.memberId, userId), eq(sql`lower(${testimonials.email})`, email.toLowerCase()))

/** All that is held of somebody’s testimonials, but the secret of their address. */
export async function testimonialsOfPerson(database: Database, person: Person) {
  const rows = await database
    .select()
    .from(testimonials)
    .where(isOf(person))
    .orderBy(desc(testimonials.askedAt))
  return rows.map(({ secretHash: _secret, ...row }) => row)
}

export async function eraseTestimonialsOfPerson(transaction: Transaction, person: Person): Promise<void> {
  await transaction.delete(testimonials).where(isOf(person))
}

/** The testimonials of who is signed in, each with the secret of its address, where it is changed and taken back. */
export async function ownTestimonials(
  { database, appSecret }: { readonly database: Database; readonly appSecret: string },
  person: Person,
) {
  const rows = await database
    .select()
    .from(testimonials)
    .where(isOf(person))
    .orderBy(desc(testimonials.askedAt))
  return Promise.all(
    rows
      .filter(({ status }) => status === 'asked' || isWithdrawable(status))
      .map(async (row) => {
        const { id, status, title, about } = row
        return { id, status, title, about, secret: await secretToTell(database, appSecret, row) }
      }),
  )
}

const dayLong = 86_400_000

/** Forgets requests that nobody answered, and what was refused or taken back; returns how many. */
export async function purgeTestimonials({ database, clock }: StoreServices): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayLong)
  const isUnanswered = and(
    inArray(testimonials.status, ['asked', 'change-asked']),
    lt(testimonials.askedAt, before(unansweredDays)),
    or(sql`${testimonials.decidedAt} IS NULL`, lt(testimonials.decidedAt, before(unansweredDays))),
  )
  const isEnded = or(
    and(eq(testimonials.status, 'refused'), lt(testimonials.decidedAt, before(endedDays))),
    and(eq(testimonials.status, 'withdrawn'), lt(testimonials.withdrawnAt, before(endedDays))),
  )
  const gone = await database
    .delete(testimonials)
    .where(or(isUnanswered, isEnded))
    .returning({ id: testimonials.id })
  return gone.length
}
