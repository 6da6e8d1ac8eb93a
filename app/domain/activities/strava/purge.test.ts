import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { stravaAnswers, stravaAthletes, stravaConnections } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { seal } from './sealing.server.ts'
import { purgeStrava } from './store.server.ts'
import { rowOfTokens } from './tokens-store.server.ts'

const held = useDatabase()
const appSecret = 'a secret of the tests, long enough'
const clock = standingClock('2026-11-23T01:30:00Z')
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000)

async function athlete(athleteId: number, lastUsedAt: Date, readAt: Date) {
  const { database } = held.connection
  const tokens = {
    accessToken: `a${athleteId}`,
    refreshToken: `refresh token of ${athleteId}`,
    expiresAt: daysAgo(0),
  }
  await database
    .insert(stravaAthletes)
    .values({ athleteId, ...rowOfTokens(tokens, appSecret), scopes: 'read,activity:read' })
  await database.insert(stravaConnections).values({ id: randomUUID(), athleteId, lastUsedAt })
  await database
    .insert(stravaAnswers)
    .values({ athleteId, question: 'page/1', sealed: seal([], appSecret), readAt })
}

test('at night go answers of a day, browsers of a month, and whoever has none left, whose token is given back', async () => {
  const { database } = held.connection
  await athlete(1, daysAgo(31), daysAgo(31))
  await athlete(2, daysAgo(29), daysAgo(1.1))
  await athlete(3, daysAgo(0), daysAgo(0.9))
  expect(await purgeStrava({ database, clock, appSecret })).toBe(4)
  const left = async (table: typeof stravaAthletes | typeof stravaAnswers) =>
    (await database.select({ athleteId: table.athleteId }).from(table)).map((row) => row.athleteId).sort()
  expect(await left(stravaAthletes)).toEqual([2, 3])
  expect(await left(stravaAnswers)).toEqual([3])
  const { rows: jobs } = await database.execute<{ task: string; payload: string }>(sql`
    SELECT t.identifier AS task, j.payload::text AS payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id`)
  expect(jobs.map(({ task }) => task)).toEqual(['revoke_strava'])
  expect(jobs[0]?.payload).not.toContain('refresh token')
  expect(await purgeStrava({ database, clock, appSecret })).toBe(0)
})
