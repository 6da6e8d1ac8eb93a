import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { standingClock } from '#app/outside/clock.ts'
import { competitions, members } from '#db/schema/index.ts'
import { going, newAthlete, newCompetition } from '#test/competitions/athletes.ts'
import { useDatabase } from '#test/database.ts'
import { cancelCompetition, giveAnswer, readNextRace, readSeason } from '../store.server.ts'
import { seasonOf } from './season.ts'

const held = useDatabase()
const on = (day: string) => ({
  database: held.connection.database,
  clock: standingClock(`${day}T10:00:00Z`),
})

const race = (startOn: string, change: { group?: string; endOn?: string } = {}) =>
  newCompetition(on('2027-01-01').database, {
    startOn,
    endOn: startOn,
    registrationOpensOn: undefined,
    registrationClosesOn: undefined,
    ...change,
  })

async function answers(viewer: Viewer, competitionId: string, given: Partial<typeof going> = {}) {
  const said = await giveAnswer(on('2026-01-01'), viewer, { competitionId, given: { ...going, ...given } })
  expect(said).toEqual({ ok: true })
}

async function racesOf(viewer: Viewer, today = '2027-04-07') {
  const { races, seasons } = await readSeason(on(today), viewer, seasonOf(today))
  for (const { competition, participation, format } of races)
    expect([participation.competitionId, format?.key]).toEqual([competition.id, participation.format])
  return { ids: races.map(({ competition }) => competition.id), seasons: seasons.map(({ name }) => name) }
}

test('a season holds one’s own races, hidden and cancelled ones too, in the order of time', async () => {
  const viewer = await newAthlete(on('2027-01-01').database)
  const other = await newAthlete(on('2027-01-01').database)
  const [late, early, cancelled, maybe, ofOther, earlier] = [
    await race('2027-06-01'),
    await race('2026-10-01'),
    await race('2027-01-10'),
    await race('2027-02-01'),
    await race('2027-03-01'),
    await race('2026-08-31'),
  ]
  await answers(viewer, late, { isHidden: true })
  await answers(viewer, early)
  await answers(viewer, cancelled)
  await answers(viewer, maybe, { answer: 'maybe' })
  await answers(viewer, earlier)
  await answers(other, ofOther)
  await cancelCompetition(on('2026-12-01'), { competitionId: cancelled, actor: undefined })
  expect(await racesOf(viewer)).toEqual({
    ids: [early, cancelled, late],
    seasons: ['2026–2027', '2025–2026'],
  })
  expect((await racesOf(other)).ids).toEqual([ofOther])
})

test('a race one ran stays theirs when they change groups; one to come leaves with its group', async () => {
  const { database } = on('2027-01-01')
  const viewer = await newAthlete(database, { groups: ['Natation'] })
  const [ran, coming] = [
    await race('2027-03-01', { group: 'natation' }),
    await race('2027-05-01', { group: 'natation' }),
  ]
  await answers(viewer, ran)
  await answers(viewer, coming)
  expect((await racesOf(viewer)).ids).toEqual([ran, coming])
  const [member] = await database
    .update(members)
    .set({ groups: [] })
    .where(eq(members.userId, viewer.memberId))
    .returning()
  if (!member) throw new Error('a member')
  expect((await racesOf(viewerOf(member))).ids).toEqual([ran])
  expect(await readNextRace(on('2027-04-07'), viewerOf(member))).toBeUndefined()
  expect((await readNextRace(on('2027-04-07'), viewer))?.id).toBe(coming)
})

test('the next race is the first that is not over, be it one that one may go to', async () => {
  const { database } = on('2027-01-01')
  const viewer = await newAthlete(database)
  const [past, passed, cancelled, maybe, going2, long] = [
    await race('2027-04-06'),
    await race('2027-04-08'),
    await race('2027-04-09'),
    await race('2027-04-10'),
    await race('2027-04-11'),
    await race('2027-04-12', { endOn: '2027-04-13' }),
  ]
  await answers(viewer, past)
  await answers(viewer, passed, { answer: 'passing' })
  await answers(viewer, cancelled)
  await answers(viewer, maybe, { answer: 'maybe' })
  await answers(viewer, going2)
  await answers(viewer, long)
  await database.update(competitions).set({ status: 'cancelled' }).where(eq(competitions.id, cancelled))
  const next = async (today: string) => (await readNextRace(on(today), viewer))?.id
  expect(await next('2027-04-06')).toBe(past)
  expect(await next('2027-04-07')).toBe(maybe)
  expect(await next('2027-04-11')).toBe(going2)
  expect(await next('2027-04-13')).toBe(long)
  expect(await next('2027-04-14')).toBeUndefined()
})
