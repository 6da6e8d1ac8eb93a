import { expect, test } from 'vitest'
import { hasOwnParticipant } from './buyers-own.ts'

const one = (rank: number, email: string | null = null, leftAt: Date | null = null) => ({
  rank,
  email,
  leftAt,
})
const gave = (rank: number) => ({ act: 'transfer', facts: { rank } })
const left = new Date('2027-01-10T10:00:00Z')

test.each([
  ['books for themself', [one(1)], [], true],
  ['gave their one place on', [one(1, 'noe@exemple.fr')], [gave(1)], false],
  ['gave theirs on, their child still comes', [one(1, 'noe@exemple.fr'), one(2)], [gave(1)], true],
  [
    'gave theirs on, their child does not come',
    [one(1, 'noe@exemple.fr'), one(2, null, left)],
    [gave(1)],
    false,
  ],
  ['gave both on', [one(1, 'noe@exemple.fr'), one(2, 'lea@exemple.fr')], [gave(1), gave(2)], false],
  ['took theirs back', [one(1, 'Camille@exemple.fr')], [gave(1), gave(1)], true],
  ['changed options alone', [one(1)], [{ act: 'options', facts: { rank: 1 } }], true],
])('a buyer who %s', (_, participants, events, is) => {
  expect(hasOwnParticipant({ participants, events }, 'camille@exemple.fr')).toBe(is)
})
