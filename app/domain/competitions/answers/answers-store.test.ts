import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { members } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { triathlon } from '../fixtures/competitions.ts'
import {
  changeCompetition,
  giveAnswer,
  giveResult,
  hideParticipation,
  readCompetition,
  withdrawAnswer,
} from '../store.server.ts'

const held = useDatabase()
const on = (day: string) => ({
  database: held.connection.database,
  clock: standingClock(`${day}T10:00:00Z`),
})
const before = () => on('2027-04-07')
const after = () => on('2027-04-26')
const ownOf = async (viewer: Viewer, id: string) => (await readCompetition(before(), viewer, id))?.own
const finished = { outcome: 'finished' as const, time: 9100, place: 12, link: 'https://www.exemple.fr/r' }

test('an answer is kept whole, and the next one takes its place whole', async () => {
  const { database } = before()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database)
  const given = { ...going, carSharing: '2 places au départ de Lyon', isHidden: true }
  expect(await giveAnswer(before(), viewer, { competitionId, given })).toEqual({ ok: true })
  expect(await ownOf(viewer, competitionId)).toEqual({
    competitionId,
    memberId: viewer.memberId,
    ...given,
    result: undefined,
  })
  const passing = {
    answer: 'passing' as const,
    format: undefined,
    goal: undefined,
    targetTime: undefined,
    carSharing: undefined,
    isHidden: false,
  }
  await giveAnswer(before(), viewer, { competitionId, given: passing })
  expect(await ownOf(viewer, competitionId)).toMatchObject({ ...passing, result: undefined })
  const other = await newCompetition(database)
  await giveAnswer(before(), viewer, { competitionId: other, given: going })
  expect(await withdrawAnswer(before(), viewer, competitionId)).toEqual({ ok: true })
  expect(await ownOf(viewer, competitionId)).toBeUndefined()
  expect(await ownOf(viewer, other)).toMatchObject({ answer: 'going' })
  expect(await withdrawAnswer(before(), viewer, competitionId)).toEqual({ ok: true })
})

test('the same answer sent twice at once is one answer', async () => {
  const { database } = before()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database)
  const sent = Array.from({ length: 5 }, () => giveAnswer(before(), viewer, { competitionId, given: going }))
  expect(await Promise.all(sent)).toEqual(Array.from({ length: 5 }, () => ({ ok: true })))
  const page = await readCompetition(before(), viewer, competitionId)
  expect(page?.whoGoes.going).toHaveLength(1)
})

test.each([
  ['cancelled', { status: 'cancelled' }, 409, 'annulée'],
  ['over', { startOn: '2027-04-05', endOn: '2027-04-06' }, 409, 'passée'],
  ['of another group', { group: 'natation' }, 404, 'calendrier'],
  ['proposed', { status: 'proposed' }, 404, 'calendrier'],
  ['without that format', { formats: [] }, 409, 'format'],
] as const)('no answer to a competition that is %s', async (_name, change, status, words) => {
  const { database } = before()
  const viewer = await newAthlete(database, { groups: ['Course à pied'] })
  const competitionId = await newCompetition(database, change)
  const answered = await giveAnswer(before(), viewer, { competitionId, given: going })
  expect(answered).toMatchObject({ ok: false, status, message: expect.stringContaining(words) })
  expect(await ownOf(viewer, competitionId)).toBeUndefined()
})

test('a race of several days can be answered until its last one', async () => {
  const { database } = before()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database, { startOn: '2027-04-06', endOn: '2027-04-07' })
  expect(await giveAnswer(before(), viewer, { competitionId, given: going })).toEqual({ ok: true })
})

test('no address answers for what is no competition, nor for who is no active member', async () => {
  const { database } = before()
  const viewer = await newAthlete(database)
  for (const competitionId of ['', 'introduction', crypto.randomUUID(), `${crypto.randomUUID()}0`])
    expect(await giveAnswer(before(), viewer, { competitionId, given: going })).toMatchObject({ status: 404 })
  const competitionId = await newCompetition(database)
  await database.update(members).set({ status: 'suspended' }).where(eq(members.userId, viewer.memberId))
  expect(await giveAnswer(before(), viewer, { competitionId, given: going })).toMatchObject({ status: 404 })
  const gone = { ...viewer, memberId: crypto.randomUUID() }
  expect(await giveAnswer(before(), gone, { competitionId, given: going })).toMatchObject({ status: 404 })
})

test('a result belongs to a race one went to, from its day on; « Je passe » takes it away', async () => {
  const { database } = before()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database, { endOn: '2027-04-27' })
  const result = { competitionId, result: finished }
  expect(await giveResult(after(), viewer, result)).toMatchObject({ ok: false, status: 409 })
  await giveAnswer(before(), viewer, { competitionId, given: { ...going, answer: 'maybe' } })
  expect(await giveResult(after(), viewer, result)).toMatchObject({ ok: false, status: 409 })
  await giveAnswer(before(), viewer, { competitionId, given: going })
  expect(await giveResult(before(), viewer, result)).toMatchObject({ ok: false, status: 409 })
  expect(await giveResult(after(), viewer, result)).toEqual({ ok: true })
  expect((await ownOf(viewer, competitionId))?.result).toEqual(finished)
  expect(await giveAnswer(after(), viewer, { competitionId, given: going })).toEqual({ ok: true })
  expect((await ownOf(viewer, competitionId))?.result).toEqual(finished)
  expect(await giveResult(after(), viewer, { competitionId, result: undefined })).toEqual({ ok: true })
  expect((await ownOf(viewer, competitionId))?.result).toBeUndefined()
  await giveResult(after(), viewer, result)
  await giveAnswer(after(), viewer, { competitionId, given: { ...going, answer: 'passing' } })
  expect((await ownOf(viewer, competitionId))?.result).toBeUndefined()
})

test('one may hide after the race, and once it is cancelled; hiding says nothing of who never answered', async () => {
  const { database } = before()
  const viewer = await newAthlete(database)
  const other = await newAthlete(database)
  const competitionId = await newCompetition(database)
  const hide = { competitionId, isHidden: true }
  expect(await hideParticipation(after(), viewer, hide)).toMatchObject({ ok: false, status: 409 })
  await giveAnswer(before(), viewer, { competitionId, given: going })
  await giveResult(after(), viewer, { competitionId, result: finished })
  expect(await hideParticipation(after(), viewer, hide)).toEqual({ ok: true })
  expect((await readCompetition(after(), other, competitionId))?.shown).toEqual([])
  expect(await ownOf(viewer, competitionId)).toMatchObject({ isHidden: true, result: finished })
})

test('an answer outlives the format it was for', async () => {
  const { database } = before()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database)
  await giveAnswer(before(), viewer, { competitionId, given: going })
  const facts = { ...triathlon, formats: triathlon.formats.filter(({ key }) => key === 'S') }
  await changeCompetition(before(), { competitionId, actor: undefined, facts })
  expect((await ownOf(viewer, competitionId))?.format).toBe('M')
  expect(await giveAnswer(before(), viewer, { competitionId, given: going })).toMatchObject({ status: 409 })
})
