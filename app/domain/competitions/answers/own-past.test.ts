import { expect, test } from 'vitest'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import {
  giveAnswer,
  giveResult,
  hideParticipation,
  readCompetition,
  sayWasThere,
  withdrawAnswer,
} from '../store.server.ts'

const held = useDatabase()
const on = (day: string) => ({ database: held.connection.database, clock: standingClock(`${day}T10:00:00Z`) })
const before = () => on('2027-04-01')
const after = () => on('2027-05-01')
const result = { outcome: 'finished' as const, time: 8921, place: 12, link: undefined }

async function inGroup() {
  const viewer = await newAthlete(before().database, { groups: ['Natation'] })
  const other = await newAthlete(before().database, { groups: ['Natation'] })
  const competitionId = await newCompetition(before().database, { group: 'natation' })
  expect(await giveAnswer(before(), other, { competitionId, given: going })).toEqual({ ok: true })
  return { viewer, competitionId }
}

const out = (viewer: Viewer): Viewer => ({ ...viewer, groups: [] })

test('who went and left the group keeps their result, may complete it, and sees nobody else', async () => {
  const { viewer, competitionId } = await inGroup()
  await giveAnswer(before(), viewer, { competitionId, given: going })
  const left = out(viewer)
  expect(await giveResult(after(), left, { competitionId, result })).toEqual({ ok: true })
  expect(await hideParticipation(after(), left, { competitionId, isHidden: true })).toEqual({ ok: true })
  const found = await readCompetition(after(), left, competitionId)
  expect(found?.own).toMatchObject({ answer: 'going', isHidden: true, result })
  expect(found).toMatchObject({ groupName: 'Natation', shown: [], whoGoes: { going: [], maybe: [] } })
  expect(await withdrawAnswer(after(), left, competitionId)).toEqual({ ok: true })
  expect(await readCompetition(after(), left, competitionId)).toBeUndefined()
})

test('before it is over it leaves with its group', async () => {
  const { viewer, competitionId } = await inGroup()
  await giveAnswer(before(), viewer, { competitionId, given: going })
  for (const services of [before(), on('2027-04-25')]) {
    expect(await readCompetition(services, out(viewer), competitionId)).toBeUndefined()
    expect(await giveResult(services, out(viewer), { competitionId, result })).toMatchObject({ status: 404 })
  }
})

test.each(['maybe', 'passing', undefined] as const)('who said « %s » has nothing of it', async (answer) => {
  const { viewer, competitionId } = await inGroup()
  if (answer) await giveAnswer(before(), viewer, { competitionId, given: { ...going, answer } })
  const left = out(viewer)
  const presence = { competitionId, format: 'M', isHidden: false }
  expect(await readCompetition(after(), left, competitionId)).toBeUndefined()
  expect(await giveResult(after(), left, { competitionId, result })).toMatchObject({ status: 404 })
  expect(await sayWasThere(after(), left, presence)).toMatchObject({ status: 404 })
})

test('a coach reads the name of a group they are not in', async () => {
  const { competitionId } = await inGroup()
  const coach = { ...(await newAthlete(before().database)), isCoach: true }
  expect((await readCompetition(before(), coach, competitionId))?.groupName).toBe('Natation')
  const alone = await newCompetition(before().database, { group: 'course-a-pied' })
  expect((await readCompetition(before(), coach, alone))?.groupName).toBe('course-a-pied')
})
