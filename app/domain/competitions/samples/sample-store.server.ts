import { and, eq, gt, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Transaction } from '#db/database.ts'
import { competitions, participations } from '#db/schema/index.ts'
import { columnsOfFacts } from '../columns-of-facts.ts'
import { daysApart } from '../days-apart.ts'
import { readSamples, type SampleCompetition } from './samples.ts'

/** A season of samples that is further from today than so many days is moved to today. */
const mostDaysOff = 60

/** Brings the sample season in, once, in any number of processes; one left far behind moves to today, answers stay. */
export async function seedSampleCompetitions(
  { database, clock }: StoreServices,
  file: unknown,
): Promise<void> {
  const at = clock.now()
  const today = dayInParis(at)
  const samples = readSamples(file, today)
  const keys = samples.map(({ key }) => key)
  await database.transaction(async (transaction) => {
    await transaction
      .delete(competitions)
      .where(and(isNotNull(competitions.sampleKey), notInArray(competitions.sampleKey, keys)))
    const known = await transaction
      .select({ key: competitions.sampleKey, startOn: competitions.startOn })
      .from(competitions)
      .where(inArray(competitions.sampleKey, keys))
      .for('update')
    const days = new Map(known.map(({ key, startOn }) => [key, startOn]))
    const isFar = samples.some(({ key, startOn }) => {
      const day = days.get(key)
      return day !== undefined && Math.abs(daysApart(day, startOn)) > mostDaysOff
    })
    if (isFar) await moveSamples(transaction, samples, at)
    if (known.length === samples.length) return
    await transaction
      .insert(competitions)
      .values(samples.map((sample) => ({ ...columnsOf(sample), updatedAt: at })))
      .onConflictDoNothing({ target: competitions.sampleKey })
  })
}

/** Removes the sample season from a site that shows no samples any more, with the answers to it; says how many. */
export async function removeSampleCompetitions({
  database,
}: Pick<StoreServices, 'database'>): Promise<number> {
  const removed = await database
    .delete(competitions)
    .where(isNotNull(competitions.sampleKey))
    .returning({ id: competitions.id })
  return removed.length
}

async function moveSamples(
  transaction: Transaction,
  samples: readonly SampleCompetition[],
  at: Date,
): Promise<void> {
  for (const sample of samples) {
    const set = { ...columnsOf(sample), revision: sql`${competitions.revision} + 1`, updatedAt: at }
    await transaction.update(competitions).set(set).where(eq(competitions.sampleKey, sample.key))
  }
  const isToCome = transaction
    .select({ id: competitions.id })
    .from(competitions)
    .where(and(isNotNull(competitions.sampleKey), gt(competitions.startOn, dayInParis(at))))
  await transaction
    .update(participations)
    .set({ outcome: null, resultSeconds: null, resultPlace: null, resultLink: null })
    .where(inArray(participations.competitionId, isToCome))
}

function columnsOf(sample: SampleCompetition) {
  return { ...columnsOfFacts(sample), status: sample.status, sampleKey: sample.key }
}
