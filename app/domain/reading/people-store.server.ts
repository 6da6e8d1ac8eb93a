import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { articleFeedback, articleReads, memberVisits } from '#db/schema/index.ts'

type Person = { readonly userId: string }

/** What a person read, what they said of it, and when they came last: for themselves. */
export async function readingOfPerson(database: Database, { userId }: Person) {
  const reads = await database
    .select()
    .from(articleReads)
    .where(eq(articleReads.memberId, userId))
    .orderBy(articleReads.path)
  const feedback = await database
    .select()
    .from(articleFeedback)
    .where(eq(articleFeedback.memberId, userId))
    .orderBy(articleFeedback.path)
  const visits = await database.select().from(memberVisits).where(eq(memberVisits.memberId, userId))
  return [
    ...reads.map(({ memberId: _id, ...read }) => ({ what: 'lecture', ...read })),
    ...feedback.map(({ memberId: _id, ...given }) => ({ what: 'avis', ...given })),
    ...visits.map(({ memberId: _id, ...visit }) => ({ what: 'visite', ...visit })),
  ]
}

/** The articles a person opened last, and how many they marked as read; what they said of them is in neither. */
export async function latestReads(
  database: Pick<Database, 'select' | '$count'>,
  memberId: string,
  limit: number,
) {
  const isTheirs = eq(articleReads.memberId, memberId)
  const latest = await database
    .select({ path: articleReads.path, openedAt: articleReads.lastOpenedAt, readAt: articleReads.readAt })
    .from(articleReads)
    .where(isTheirs)
    .orderBy(desc(articleReads.lastOpenedAt))
    .limit(limit)
  const read = await database.$count(articleReads, and(isTheirs, isNotNull(articleReads.readAt)))
  return { latest, read }
}

export async function eraseReadingOfPerson(transaction: Transaction, { userId }: Person) {
  await transaction.delete(articleReads).where(eq(articleReads.memberId, userId))
  await transaction.delete(articleFeedback).where(eq(articleFeedback.memberId, userId))
  await transaction.delete(memberVisits).where(eq(memberVisits.memberId, userId))
}
