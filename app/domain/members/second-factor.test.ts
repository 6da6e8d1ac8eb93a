import { expect, test } from 'vitest'
import { needsSecondFactor } from './second-factor.ts'

const usual = { assistants: 'required', members: 'optional' } as const
const later = { assistants: 'required', members: 'required', requiredFrom: '2027-01-10' } as const
const none = { assistants: 'optional', members: 'optional' } as const

test.each([
  [usual, 'admin', true],
  [usual, 'assistant', true],
  [usual, 'athlete', false],
  [none, 'admin', true],
  [none, 'assistant', false],
  [later, 'admin', true],
  [later, 'assistant', false],
  [later, 'athlete', false],
] as const)('%o asks of an %s the day before: %s', (policy, role, isAsked) => {
  expect(needsSecondFactor(policy, { role, today: '2027-01-09', isProduction: true })).toBe(isAsked)
})

test('what is required is so from its day on; the office of a development machine opens without', () => {
  const day = { today: '2027-01-10', isProduction: true }
  expect(needsSecondFactor(later, { ...day, role: 'athlete' })).toBe(true)
  expect(needsSecondFactor(later, { ...day, role: 'assistant' })).toBe(true)
  expect(needsSecondFactor(later, { ...day, role: 'admin', isProduction: false })).toBe(false)
})
