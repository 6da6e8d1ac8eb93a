import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { members } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import {
  endSessions,
  listSessions,
  noteSession,
  purgeSessions,
  readMemberAndSession,
} from './store.server.ts'

const held = useDatabase()
const services = (now = '2026-11-20T10:40:00Z') => ({
  database: held.connection.database,
  clock: standingClock(now),
})
const device = 'Ordinateur, Firefox'

async function openSession(userId: string = randomUUID(), now?: string) {
  const session = { userId, sessionId: randomUUID() }
  await noteSession(services(now), session, { known: undefined, device })
  return session
}

const end = ({ userId, sessionId }: { userId: string; sessionId: string }) =>
  endSessions(services(), userId, { only: sessionId })

test('member and session are read together, and either may be missing', async () => {
  const { database } = services()
  const nobody = { userId: randomUUID(), sessionId: randomUUID() }
  expect(await readMemberAndSession(database, nobody)).toEqual({ member: undefined, session: undefined })

  const session = await openSession()
  const email = `${session.userId}@exemple.fr`
  await database
    .insert(members)
    .values({ userId: session.userId, email, role: 'athlete', status: 'active', updatedAt: new Date() })
  const both = await readMemberAndSession(database, session)
  expect(both.member?.email).toBe(email)
  expect(both.session?.device).toBe(device)

  const ofSomebodyElse = { userId: session.userId, sessionId: (await openSession()).sessionId }
  expect((await readMemberAndSession(database, ofSomebodyElse)).session).toBeUndefined()
})

test('a session is noted once an hour, to the hour', async () => {
  const session = await openSession()
  const read = async () => (await readMemberAndSession(services().database, session)).session
  expect((await read())?.lastSeenAt).toEqual(new Date('2026-11-20T10:00:00Z'))

  const before = { known: await read(), device: 'Tablette' }
  await noteSession(services('2026-11-20T10:59:00Z'), session, before)
  expect((await read())?.device).toBe(device)

  await noteSession(services('2026-11-20T11:05:00Z'), session, before)
  expect(await read()).toMatchObject({
    device: 'Tablette',
    firstSeenAt: new Date('2026-11-20T10:00:00Z'),
    lastSeenAt: new Date('2026-11-20T11:00:00Z'),
  })
})

test('a session is ended by its owner only, and a later visit does not open it again', async () => {
  const session = await openSession()
  const stranger = { ...session, userId: randomUUID() }
  const another = await openSession(session.userId)
  expect(await end(stranger)).toBe(0)
  expect(await end(session)).toBe(1)
  expect(await end(session)).toBe(0)
  await noteSession(services('2026-11-20T12:00:00Z'), session, { known: undefined, device })
  expect((await readMemberAndSession(services().database, session)).session?.endedAt).not.toBeNull()
  expect(await listSessions(services().database, session.userId)).toMatchObject([{ id: another.sessionId }])
})

test('the others are ended, or all', async () => {
  const { userId, sessionId } = await openSession()
  await openSession(userId)
  await openSession(userId)
  expect(await endSessions(services(), userId, { except: sessionId })).toBe(2)
  expect((await listSessions(services().database, userId)).map(({ id }) => id)).toEqual([sessionId])
  expect(await endSessions(services(), userId)).toBe(1)
})

test('a session is remembered as long as its cookie may last', async () => {
  const old = await openSession(undefined, '2025-10-01T10:00:00Z')
  const endedLately = await openSession(undefined, '2025-10-01T10:00:00Z')
  await end(endedLately)
  expect(await purgeSessions(services())).toBe(1)
  const { database } = services()
  expect((await readMemberAndSession(database, old)).session).toBeUndefined()
  expect((await readMemberAndSession(database, endedLately)).session).toBeDefined()
})
