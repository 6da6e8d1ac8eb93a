import { expect, test } from 'vitest'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { standingClock } from '../../../outside/clock.ts'
import { triathlon } from '../fixtures/competitions.ts'
import { answerQuickly, giveAnswer, readCompetition } from '../store.server.ts'
import type { Viewer } from '../viewer.ts'

const held = useDatabase()
const services = () => ({
  database: held.connection.database,
  clock: standingClock('2027-04-07T10:00:00Z'),
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
