import { expect, test } from 'vitest'
import { invitationSchema } from './schema.ts'

const typed = {
  role: 'athlete',
  email: 'Nina@Club.example',
  firstName: 'Nina',
  lastName: 'Essai',
  groups: '',
}
const invite = (change: Partial<typeof typed>) => invitationSchema.safeParse({ ...typed, ...change })

test('a name has eighty characters at most, and may be left out', () => {
  expect(invite({ firstName: 'é'.repeat(80) }).success).toBe(true)
  expect(invite({ firstName: 'é'.repeat(81) }).success).toBe(false)
  expect(invite({ lastName: '' }).data).toMatchObject({ lastName: '', email: 'nina@club.example' })
})

test('groups are twelve at most, of forty characters, each once', () => {
  const groups = (count: number) => Array.from({ length: count }, (_, index) => `Groupe ${index}`).join(', ')
  expect(invite({ groups: groups(12) }).data?.groups).toHaveLength(12)
  expect(invite({ groups: groups(13) }).success).toBe(false)
  expect(invite({ groups: 'a'.repeat(40) }).success).toBe(true)
  expect(invite({ groups: 'a'.repeat(41) }).success).toBe(false)
  expect(invite({ groups: ' Demi-fond , demi-fond,, Trail' }).data?.groups).toHaveLength(2)
})
