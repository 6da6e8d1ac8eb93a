import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { participations } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { triathlon } from '../fixtures/competitions.ts'
import { seasonOf } from '../season/season.ts'
import { answerQuickly, giveAnswer, giveResult, readCompetition, readSeason } from '../store.server.ts'

const held = useDatabase()
const services = (now = '2027-04-07T10:00:00Z') => ({
  database: held.connection.database,
  clock: standingClock(now),
})
const ownOf = async (viewer: Viewer, id: string) => (await readCompetition(services(), viewer, id))?.own
const onlyM = { formats: triathlon.formats.filter(({ key }) => key === 'M') }

test('of a race with one format the answer is for that one; who passes is in none', async () => {
  const viewer = await newAthlete(services().database)
  const competitionId = await newCompetition(services().database, onlyM)
  await answerQuickly(services(), viewer, { competitionId, answer: 'going' })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ answer: 'going', format: 'M' })
  await answerQuickly(services(), viewer, { competitionId, answer: 'passing' })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ answer: 'passing', format: undefined })
  await answerQuickly(services(), viewer, { competitionId, answer: 'maybe' })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ answer: 'maybe', format: 'M' })
})

test('of a race with several it is for none, until one was chosen; what was said beside it stays', async () => {
  const viewer = await newAthlete(services().database)
  const competitionId = await newCompetition(services().database)
  await answerQuickly(services(), viewer, { competitionId, answer: 'going' })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ format: undefined })
  const given = { ...going, format: 'S', isHidden: true }
  await giveAnswer(services(), viewer, { competitionId, given })
  await answerQuickly(services(), viewer, { competitionId, answer: 'maybe' })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ ...given, answer: 'maybe' })
})

test('an old answer without a format is one for the only format, wherever it is shown', async () => {
  const { database } = services()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database, onlyM)
  const old = { competitionId, memberId: viewer.memberId, isHidden: false, updatedAt: new Date() }
  await database.insert(participations).values({ ...old, answer: 'going' })
  const found = await readCompetition(services(), viewer, competitionId)
  expect(found?.own?.format).toBe('M')
  expect(found?.whoGoes.going.map(({ format }) => format)).toEqual(['M'])
  const { races } = await readSeason(services(), viewer, seasonOf('2027-04-25'))
  expect(races.map(({ format }) => format?.key)).toEqual(['M'])
  const several = await newCompetition(database)
  await database.insert(participations).values({ ...old, competitionId: several, answer: 'going' })
  expect(await ownOf(viewer, several)).toMatchObject({ format: undefined })
})

test('an answer in full to a race with one format is for that one, named or not', async () => {
  const viewer = await newAthlete(services().database)
  const competitionId = await newCompetition(services().database, onlyM)
  const given = { ...going, format: undefined }
  await giveAnswer(services(), viewer, { competitionId, given })
  const [row] = await services()
    .database.select()
    .from(participations)
    .where(eq(participations.memberId, viewer.memberId))
  expect(row?.format).toBe('M')
  await giveAnswer(services(), viewer, { competitionId, given: { ...given, answer: 'passing' } })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ answer: 'passing', format: undefined })
})

test('a race is answered until midnight in France; who did not go after all has no result', async () => {
  const viewer = await newAthlete(services().database)
  const on = { startOn: '2027-04-25', endOn: '2027-04-25' }
  const competitionId = await newCompetition(services().database, on)
  const thatEvening = services('2027-04-25T21:59:00Z')
  await giveAnswer(thatEvening, viewer, { competitionId, given: going })
  const result = { outcome: 'finished', time: 9100, place: 12, link: undefined } as const
  expect(await giveResult(thatEvening, viewer, { competitionId, result })).toEqual({ ok: true })
  expect((await ownOf(viewer, competitionId))?.result).toMatchObject({ place: 12 })
  expect(await answerQuickly(thatEvening, viewer, { competitionId, answer: 'maybe' })).toEqual({ ok: true })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ answer: 'maybe', result: undefined })
  const afterMidnight = services('2027-04-25T22:01:00Z')
  expect(await answerQuickly(afterMidnight, viewer, { competitionId, answer: 'going' })).toMatchObject({
    ok: false,
  })
})
