import { expect, test } from 'vitest'
import { members } from '#db/schema/index.ts'
import { useAuthService } from '#test/auth/auth-service.ts'
import { listMembers } from './store.server.ts'

const service = useAuthService()

test('people stand in the order of a French list: É with e, ç with c, whoever has no name by their address', async () => {
  const names = ['Fabre', 'Étienne', 'Durand', 'Çelik', 'abadie', '']
  for (const [number, lastName] of names.entries())
    await service.database.insert(members).values({
      userId: crypto.randomUUID(),
      role: 'athlete',
      status: 'active',
      email: `b${number}@ordre.example`,
      firstName: 'Zoé',
      lastName,
      updatedAt: new Date(),
    })
  const asked = { search: 'ordre.example', status: undefined, page: 1, perPage: 10 }
  const found = await listMembers(service.database, asked)
  expect(found.members.map(({ lastName }) => lastName)).toEqual([
    'abadie',
    '',
    'Çelik',
    'Durand',
    'Étienne',
    'Fabre',
  ])
})
