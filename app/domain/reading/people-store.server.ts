import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { articleFeedback, articleReads, memberVisits } from '#db/schema/index.ts'

type Person = { readonly userId: string }

/** What a person read, what they said of it, and when they came last: for themselves. */
export async function readingOfPerson(database: Database, { userId }: Person) {
  const reads = await database
    .select({
      path: articleReads.path,
      lastOpenedAt: articleReads.lastOpenedAt,
      readAt: articleReads.readAt,
      heading: articleReads.heading,
    })
    .from(articleReads)
    .where(eq(articleReads.memberId, userId))
    .orderBy(articleReads.path)
  const feedback = await database
    .select({
      path: articleFeedback.path,
      isHelpful: articleFeedback.isHelpful,
      givenAt: articleFeedback.givenAt,
    })
    .from(articleFeedback)
    .where(eq(articleFeedback.memberId, userId))
    .orderBy(articleFeedback.path)
  const visits = await database
    .select({ previousAt: memberVisits.previousAt, lastSeenAt: memberVisits.lastSeenAt })
    .from(memberVisits)
    .where(eq(memberVisits.memberId, userId))
  return [
    ...reads.map((read) => ({ what: 'lecture', ...read })),
    ...feedback.map((given) => ({ what: 'avis', ...given })),
    ...visits.map((visit) => ({ what: 'visite', ...visit })),
  ]
}

export async function eraseReadingOfPerson(transaction: Transaction, { userId }: Person) {
  await transaction.delete(articleReads).where(eq(articleReads.memberId, userId))
  await transaction.delete(articleFeedback).where(eq(articleFeedback.memberId, userId))
  await transaction.delete(memberVisits).where(eq(memberVisits.memberId, userId))
}
