import { expect, test } from 'vitest'
import { members } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { listMembers } from './store.server.ts'

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
