import { expect, test } from 'vitest'
import { factorsOf, protectionOf } from './factors.ts'

const given = { status: 'verified', created_at: '2026-11-02T10:00:00Z' }

test('only factors that serve are shown, oldest first, each with a name', () => {
  const factors = factorsOf([
    { ...given, id: 'b', factor_type: 'webauthn', friendly_name: 'Clé bleue' },
    { ...given, id: 'a', factor_type: 'totp', friendly_name: '', created_at: '2026-11-01T10:00:00Z' },
    { ...given, id: 'c', factor_type: 'phone', status: 'unverified' },
    { ...given, id: 'd', factor_type: 'of another time' },
  ])
  expect(factors.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Application d’authentification'],
    ['b', 'Clé bleue'],
  ])
  expect(factorsOf(undefined)).toEqual([])
})

test('an account is best protected with two factors and codes left', () => {
  const words = [
    { factors: 0, codesLeft: 10 },
    { factors: 1, codesLeft: 10 },
    { factors: 2, codesLeft: 0 },
    { factors: 2, codesLeft: 1 },
  ].map((state) => protectionOf(state).level)
  expect(words).toEqual([1, 2, 2, 3])
})
