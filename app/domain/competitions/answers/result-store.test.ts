import { expect, test } from 'vitest'
import { newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { giveResult, readCompetition, sayWasThere } from '../store.server.ts'

const held = useDatabase()
const on = (day: string) => ({
  database: held.connection.database,
  clock: { now: () => new Date(`${day}T12:00:00Z`) },
})
const after = () => on('2027-05-01')
const finished = { outcome: 'finished' as const, time: 8921, place: 12, link: undefined }

test('who ran without having said so says it once it is over, then notes the result', async () => {
  const { database } = after()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database)
  const presence = { competitionId, format: 'M', isHidden: true }
  expect(await sayWasThere(on('2027-04-25'), viewer, presence)).toMatchObject({ ok: false, status: 409 })
  expect(await sayWasThere(after(), viewer, presence)).toEqual({ ok: true })
  expect(await sayWasThere(after(), viewer, presence)).toEqual({ ok: true })
  expect(await giveResult(after(), viewer, { competitionId, result: finished })).toEqual({ ok: true })
  const found = await readCompetition(after(), viewer, competitionId)
  expect(found?.own).toMatchObject({ answer: 'going', format: 'M', isHidden: true, result: finished })
  expect(found?.shown).toEqual([])
})

test.each([
  ['cancelled', { status: 'cancelled' }, 409],
  ['proposed', { status: 'proposed' }, 404],
  ['of another group', { group: 'natation' }, 404],
  ['without that format', { formats: [] }, 409],
] as const)('nobody was at a race that is %s', async (_name, change, status) => {
  const { database } = after()
  const viewer = await newAthlete(database)
  const competitionId = await newCompetition(database, change)
  const said = await sayWasThere(after(), viewer, { competitionId, format: 'M', isHidden: false })
  expect(said).toMatchObject({ ok: false, status })
})
