import { expect, test } from 'vitest'
import { members } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { listMembers, listPendingInvitations } from './store.server.ts'

const database = useDatabase()

test('people stand in the order of a French list: É with e, ç with c, whoever has no name by their address', async () => {
  const names = ['Fabre', 'Étienne', 'Durand', 'Çelik', 'abadie', '']
  for (const [number, lastName] of names.entries())
    await database.connection.database.insert(members).values({
      userId: crypto.randomUUID(),
      role: 'athlete',
      status: 'active',
      email: `b${number}@ordre.example`,
      firstName: 'Zoé',
      lastName,
      updatedAt: new Date(),
    })
  const asked = { search: 'ordre.example', status: undefined, page: 1, perPage: 10 }
  const found = await listMembers(database.connection.database, asked)
  expect(found.members.map(({ lastName }) => lastName)).toEqual([
    'abadie',
    '',
    'Çelik',
    'Durand',
    'Étienne',
    'Fabre',
  ])
})

test('an invitation is without an answer once it is old enough, and nobody has taken it up', async () => {
  const person = (email: string, day: string, status: 'invited' | 'active') => ({
    userId: crypto.randomUUID(),
    role: 'athlete' as const,
    status,
    email,
    invitedAt: new Date(`${day}T10:00:00Z`),
    updatedAt: new Date(),
  })
  await database.connection.database
    .insert(members)
    .values([
      person('tard@suite.example', '2026-11-12', 'invited'),
      person('tot@suite.example', '2026-11-14', 'invited'),
      person('venue@suite.example', '2026-11-12', 'active'),
    ])
  const before = new Date('2026-11-13T10:00:00Z')
  const pending = await listPendingInvitations(database.connection.database, before)
  expect(pending.map(({ email }) => email)).toEqual(['tard@suite.example'])
})
