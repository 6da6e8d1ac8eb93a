import { eq, isNotNull } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { standingClock } from '#app/outside/clock.ts'
import { competitions } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import {
  giveAnswer,
  giveResult,
  readCalendar,
  readCompetition,
  removeSampleCompetitions,
  seedSampleCompetitions,
} from '../store.server.ts'

const held = useDatabase()
const on = (day: string) => ({
  database: held.connection.database,
  clock: standingClock(`${day}T10:00:00Z`),
})
const file: unknown = parse(
  readFileSync(new URL('../../../../content/samples/competitions.yml', import.meta.url), 'utf8'),
)

async function stored() {
  const rows = await on('2027-01-01')
    .database.select()
    .from(competitions)
    .where(isNotNull(competitions.sampleKey))
    .orderBy(competitions.sampleKey)
  return rows.map(({ id, sampleKey, startOn, revision }) => ({ id, sampleKey, startOn, revision }))
}

test('the season comes in once, whoever starts, and is marked as made up', async () => {
  await Promise.all(Array.from({ length: 3 }, () => seedSampleCompetitions(on('2027-04-07'), file)))
  const first = await stored()
  expect(first).toHaveLength(60)
  await seedSampleCompetitions(on('2027-05-20'), file)
  expect(await stored()).toEqual(first)
  const viewer = await newAthlete(on('2027-04-07').database)
  const span = { startOn: '2026-10-01', endOn: '2027-12-31' }
  const { club } = await readCalendar(on('2027-04-07'), viewer, span)
  expect(club.competitions.length).toBeGreaterThan(50)
  expect(club.competitions.every(({ isSample }) => isSample)).toBe(true)
  expect(club.shown()).toEqual([])
})

test('a season left behind is moved to today under the same addresses, and its answers with it', async () => {
  await seedSampleCompetitions(on('2027-04-07'), file)
  const { database } = on('2027-04-07')
  const viewer = await newAthlete(database)
  const before = await stored()
  const mine = before.find(({ startOn }) => startOn > '2027-05-01' && startOn < '2027-05-20')
  if (!mine) throw new Error('a race of May')
  const past = on(mine.startOn)
  await database.update(competitions).set({ groupSlug: null }).where(eq(competitions.id, mine.id))
  await giveAnswer(past, viewer, { competitionId: mine.id, given: { ...going, format: undefined } })
  const result = { outcome: 'finished' as const, time: 4000, place: undefined, link: undefined }
  expect(await giveResult(past, viewer, { competitionId: mine.id, result })).toEqual({ ok: true })

  await seedSampleCompetitions(on('2027-10-07'), file)
  const after = await stored()
  expect(after.map(({ id, sampleKey }) => ({ id, sampleKey }))).toEqual(
    before.map(({ id, sampleKey }) => ({ id, sampleKey })),
  )
  expect(after.every(({ revision }) => revision === 1)).toBe(true)
  const page = await readCompetition(on('2027-10-07'), viewer, mine.id)
  expect(page?.competition.startOn).toSatisfy((day: string) => day > '2027-10-07')
  expect(page?.own).toMatchObject({ answer: 'going', result: undefined })
})

test('without samples nothing of them stays, and what is real does', async () => {
  const { database } = on('2027-04-07')
  const real = await newCompetition(database)
  await seedSampleCompetitions(on('2027-04-07'), file)
  expect(await removeSampleCompetitions({ database })).toBe(60)
  expect(await stored()).toEqual([])
  const viewer = await newAthlete(database)
  expect((await readCompetition(on('2027-04-07'), viewer, real))?.competition.isSample).toBe(false)
})
