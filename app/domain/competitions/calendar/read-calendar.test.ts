import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { members } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { whoGoes } from '../answers/shown-participations.ts'
import {
  cancelCompetition,
  closeFeeds,
  giveAnswer,
  hideParticipation,
  readCalendar,
  readCalendarVersion,
  readCompetition,
  renewFeedSecret,
} from '../store.server.ts'

const held = useDatabase()
const services = () => ({
  database: held.connection.database,
  clock: standingClock('2027-04-07T10:00:00Z'),
  appSecret: 'secret',
})
/** A month of its own for each test. */
const month = (year: number) => ({ startOn: `${year}-05-01`, endOn: `${year}-05-31` })
const day = (year: number) => ({ startOn: `${year}-05-10`, endOn: `${year}-05-10` })

async function goes(viewer: Viewer, competitionId: string, given: Partial<typeof going> = {}) {
  expect(await giveAnswer(services(), viewer, { competitionId, given: { ...going, ...given } })).toEqual({
    ok: true,
  })
}

async function seenBy(viewer: Viewer, year: number) {
  const { club, own } = await readCalendar(services(), viewer, month(year))
  return {
    competitions: club.competitions.map(({ id }) => id),
    people: club.shown().map(({ memberId }) => memberId),
    own: own.map(({ competitionId }) => competitionId),
  }
}

test('the calendar of a span: what touches it, in the order of time', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const spans = [
    ['2040-04-01', '2040-05-01'],
    ['2040-04-02', '2040-04-30'],
    ['2040-05-31', '2040-06-30'],
    ['2040-06-01', '2040-06-01'],
    ['2040-05-10', '2040-05-11'],
    ['2040-05-10', '2040-05-10'],
  ]
  const ids: string[] = []
  for (const [startOn = '', endOn = ''] of spans) ids.push(await newCompetition(database, { startOn, endOn }))
  expect((await seenBy(viewer, 2040)).competitions).toEqual([ids[0], ids[5], ids[4], ids[2]])
})

test('a competition of one group, a proposal and a refusal are in nobody else’s calendar, nor have a page', async () => {
  const { database } = services()
  const swimmer = await newAthlete(database, { groups: ['Natation'] })
  const runner = await newAthlete(database, { groups: ['Course à pied'] })
  const coach = await newAthlete(database, { role: 'admin' })
  const ofSwimmers = await newCompetition(database, { ...day(2041), group: 'natation' })
  const ofRunners = await newCompetition(database, { ...day(2041), group: 'course-a-pied' })
  const proposal = await newCompetition(database, {
    ...day(2041),
    status: 'proposed',
    proposedBy: swimmer.memberId,
  })
  const refused = await newCompetition(database, {
    ...day(2041),
    status: 'refused',
    proposedBy: swimmer.memberId,
  })
  await goes(swimmer, ofSwimmers)
  expect(await seenBy(swimmer, 2041)).toEqual({
    competitions: [ofSwimmers],
    people: [swimmer.memberId],
    own: [ofSwimmers],
  })
  expect(await seenBy(runner, 2041)).toEqual({ competitions: [ofRunners], people: [], own: [] })
  expect(new Set((await seenBy(coach, 2041)).competitions)).toEqual(new Set([ofSwimmers, ofRunners]))

  const has = async (viewer: Viewer, id: string) =>
    (await readCompetition(services(), viewer, id)) !== undefined
  expect(await Promise.all([ofSwimmers, proposal, refused].map((id) => has(swimmer, id)))).toEqual([
    true,
    true,
    true,
  ])
  expect(await Promise.all([ofSwimmers, proposal, refused].map((id) => has(runner, id)))).toEqual([
    false,
    false,
    false,
  ])
  expect(await has(coach, proposal)).toBe(true)
  expect(await has(coach, crypto.randomUUID())).toBe(false)
  expect(await has(coach, `${ofRunners}'`)).toBe(false)
})

test('groups have the names active members give them, the same for a coach and for each athlete', async () => {
  const { database } = services()
  const swimmer = await newAthlete(database, { groups: ['Eau libre', 'Élite'] })
  const coach = await newAthlete(database, { role: 'admin' })
  await newCompetition(database, { ...day(2046), group: 'eau-libre' })
  await newCompetition(database, { ...day(2046), group: 'aviron' })
  const named = async (viewer: Viewer) =>
    (await readCalendar(services(), viewer, month(2046))).club.groupNames
  expect((await named(coach)).get('eau-libre')).toBe('Eau libre')
  expect((await named(coach)).get('elite')).toBe('Élite')
  expect((await named(coach)).get('aviron')).toBe('aviron')
  expect(await named(swimmer)).toEqual(await named(coach))

  await database.update(members).set({ status: 'ended' }).where(eq(members.userId, swimmer.memberId))
  expect((await named(coach)).get('elite')).toBeUndefined()
})

test('who hides, passes, is suspended or gone is shown to nobody, a coach included; one’s own answer to oneself', async () => {
  const { database } = services()
  const coach = await newAthlete(database, { role: 'admin' })
  const race = await newCompetition(database, day(2042))
  const [open, hidden, passing, suspended, ended] = await Promise.all(
    Array.from({ length: 5 }, () => newAthlete(database)),
  )
  if (!open || !hidden || !passing || !suspended || !ended) throw new Error('five athletes')
  await goes(open, race)
  await goes(hidden, race, { isHidden: true })
  await goes(passing, race, { answer: 'passing' })
  await goes(suspended, race)
  await goes(ended, race)
  await database.update(members).set({ status: 'suspended' }).where(eq(members.userId, suspended.memberId))
  await database.update(members).set({ status: 'ended' }).where(eq(members.userId, ended.memberId))

  expect(await seenBy(coach, 2042)).toEqual({ competitions: [race], people: [open.memberId], own: [] })
  expect((await seenBy(hidden, 2042)).own).toEqual([race])
  const page = await readCompetition(services(), coach, race)
  expect(page?.whoGoes.going.map(({ memberId }) => memberId)).toEqual([open.memberId])
  expect(page?.whoGoes.maybe).toEqual([])
  expect(page?.own).toBeUndefined()
  expect((await readCompetition(services(), hidden, race))?.own).toMatchObject({
    isHidden: true,
    targetTime: 9000,
  })
})

test('a change is seen by the very next reading; while there is none the same rows are given', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const race = await newCompetition(database, day(2043))
  const club = async () => (await readCalendar(services(), viewer, month(2043))).club
  const before = await club()
  const [known] = before.competitions
  expect((await club()).competitions[0]).toBe(known)
  const other = await readCalendar(services(), await newAthlete(database), month(2043))
  expect(other.club.competitions[0]).toBe(known)

  await goes(viewer, race)
  const after = await club()
  expect(after.version).toBeGreaterThan(before.version)
  expect(whoGoes(after.shown()).get(race)?.going).toHaveLength(1)
  await hideParticipation(services(), viewer, { competitionId: race, isHidden: true })
  expect((await club()).shown()).toEqual([])
  await hideParticipation(services(), viewer, { competitionId: race, isHidden: false })
  expect((await club()).shown()).toHaveLength(1)
  await database.update(members).set({ firstName: 'Élie' }).where(eq(members.userId, viewer.memberId))
  expect((await club()).shown()[0]?.clubmate.firstName).toBe('Élie')
  await cancelCompetition(services(), { competitionId: race, actor: undefined })
  expect((await club()).competitions[0]).toMatchObject({ status: 'cancelled', revision: 1 })
  await database.delete(members).where(eq(members.userId, viewer.memberId))
  expect((await club()).shown()).toEqual([])
})

test('what the calendar does not show leaves its version alone; a transaction counts once', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const race = await newCompetition(database, day(2044))
  const before = await readCalendarVersion(database)
  await renewFeedSecret(services(), viewer.memberId)
  await closeFeeds(services(), viewer.memberId)
  await database.update(members).set({ updatedAt: new Date() }).where(eq(members.userId, viewer.memberId))
  expect(await readCalendarVersion(database)).toBe(before)
  await goes(viewer, race)
  expect(await readCalendarVersion(database)).toBe(before + 1)
  await database.transaction(async (transaction) => {
    await transaction.update(members).set({ lastName: 'A' }).where(eq(members.userId, viewer.memberId))
    await transaction.update(members).set({ status: 'ended' })
  })
  expect(await readCalendarVersion(database)).toBe(before + 2)
})

test('a change that is taken back counts for nothing, and the next one does', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const before = await readCalendarVersion(database)
  const failing = database.transaction(async (transaction) => {
    await transaction.update(members).set({ lastName: 'B' }).where(eq(members.userId, viewer.memberId))
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  expect(await readCalendarVersion(database)).toBe(before)
  await database.update(members).set({ lastName: 'C' }).where(eq(members.userId, viewer.memberId))
  expect(await readCalendarVersion(database)).toBe(before + 1)
})

test('forty who answer while everybody reads: each reads their own answer, and nobody a false count', async () => {
  const { database } = services()
  const race = await newCompetition(database, day(2045))
  const athletes = await Promise.all(Array.from({ length: 40 }, () => newAthlete(database)))
  const counts = await Promise.all(
    athletes.map(async (athlete, index) => {
      await goes(athlete, race, { isHidden: index % 4 === 0 })
      const { club, own } = await readCalendar(services(), athlete, month(2045))
      expect(own.map(({ competitionId }) => competitionId)).toEqual([race])
      return whoGoes(club.shown()).get(race)?.going.length ?? 0
    }),
  )
  expect(Math.max(...counts)).toBeLessThanOrEqual(30)
  const [anybody] = athletes
  if (!anybody) throw new Error('an athlete')
  const last = await readCalendar(services(), anybody, month(2045))
  expect(whoGoes(last.club.shown()).get(race)?.going).toHaveLength(30)
})

test('a span is read once a version, and anew at the next', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  await newCompetition(database, day(2061))
  const first = async () => (await readCalendar(services(), viewer, month(2061))).club.competitions[0]
  const read = await first()
  expect(await first()).toBe(read)
  await newCompetition(database, day(2062))
  expect(await first()).not.toBe(read)
})
