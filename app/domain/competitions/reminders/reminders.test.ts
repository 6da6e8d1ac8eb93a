import { expect, test } from 'vitest'
import { answered, triathlon } from '../fixtures/competitions.ts'
import { remindersOf } from './reminders.ts'

const due = (today: string, registrationOpensOn: string, registrationClosesOn: string) =>
  remindersOf(
    {
      competition: { ...triathlon, registrationOpensOn, registrationClosesOn },
      participation: answered,
    },
    { today, isCut: () => false },
  ).map(({ kind }) => kind)

test('nobody hears on a late morning that registrations opened which are closed again', () => {
  expect(due('2027-02-10', '2027-02-10', '2027-02-11')).toContain('registration-opens')
  expect(due('2027-02-11', '2027-02-10', '2027-02-11')).toContain('registration-opens')
  expect(due('2027-02-12', '2027-02-10', '2027-02-11')).toEqual([])
})

test('nobody hears that registrations close before they open', () => {
  expect(due('2027-02-09', '2027-02-11', '2027-02-12')).toEqual([])
  expect(due('2027-02-11', '2027-02-11', '2027-02-12')).toEqual(['registration-opens', 'registration-closes'])
})
