import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { auditLog, members } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { acceptInvitation } from './accept-invitation-store.server.ts'
import { readMember } from './store.server.ts'

const held = useDatabase()
const services = () => ({
  database: held.connection.database,
  clock: standingClock('2026-11-20T23:30:00Z'),
})

async function someone(status: 'invited' | 'suspended' | 'ended') {
  const userId = randomUUID()
  await held.connection.database
    .insert(members)
    .values({ userId, email: `${userId}@exemple.fr`, role: 'athlete', status, updatedAt: new Date() })
  return { userId, firstName: 'Camille', lastName: 'Martin' }
}

test('an invited person becomes active, once, with a line in the audit log', async () => {
  const [person, other] = [await someone('invited'), await someone('invited')]
  const answers = await Promise.all([1, 2, 3].map(() => acceptInvitation(services(), person)))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await readMember(held.connection.database, person.userId)).toMatchObject({
    status: 'active',
    firstName: 'Camille',
    lastName: 'Martin',
    joinedOn: '2026-11-21',
  })
  expect(await readMember(held.connection.database, other.userId)).toMatchObject({ status: 'invited' })
  const lines = held.connection.database.select().from(auditLog).where(eq(auditLog.subjectId, person.userId))
  expect(await lines).toMatchObject([{ action: 'member.joined', actorName: 'Camille Martin' }])
})

test.each(['suspended', 'ended'] as const)(
  'whoever is %s does not come back by themselves',
  async (status) => {
    const person = await someone(status)
    expect(await acceptInvitation(services(), person)).toBe(false)
    expect(await readMember(held.connection.database, person.userId)).toMatchObject({ status })
  },
)
