import { describe, expect, test } from 'vitest'
import { readLegDistance, readTransition } from './reading.ts'

describe('a distance of one leg', () => {
  test.each([
    ['swim', '1900', 1900],
    ['swim', '50', 50],
    ['swim', '1,9', 1900],
    ['swim', '1,9 km', 1900],
    ['bike', '90', 90_000],
    ['bike', '180', 180_000],
    ['bike', '180,2', 180_200],
    ['bike', '40000', 40_000],
    ['bike', '１８０', 180_000],
    ['bike', '1 000', 1000],
    ['bike', '.5', 500],
    ['run', '21,1', 21_100],
    ['run', 'semi', 21_097.5],
    ['run', '500', 500],
  ] as const)('%s « %s » is %s m', (leg, text, metres) => {
    const reading = readLegDistance(leg, text)
    expect(reading.ok && reading.value).toBeCloseTo(metres, 6)
  })

  test.each(['0', '-1', 'abc', '1e9', '9'.repeat(90)])('refuses « %s »', (text) => {
    expect(readLegDistance('bike', text).ok).toBe(false)
    expect(readLegDistance('swim', text).ok).toBe(false)
  })

  test('nothing is empty', () => {
    expect(readLegDistance('swim', '')).toMatchObject({ ok: false, reason: 'empty' })
  })
})

describe('a transition', () => {
  test.each([
    ['4:00', 240],
    ['4', 240],
    ['2.30', 138],
    ['90', 90],
    ['９０', 90],
    ['０：００', 0],
    ['90 s', 90],
    ['2 min 30', 150],
    ['0', 0],
    ['0:00', 0],
    ['0:45', 45],
  ])('« %s » is %s s', (text, seconds) => {
    expect(readTransition(text)).toMatchObject({ ok: true, value: seconds })
  })

  test('nothing, what is none, and what is too long', () => {
    expect(readTransition('')).toMatchObject({ ok: false, reason: 'empty' })
    expect(readTransition('vite')).toMatchObject({ ok: false, reason: 'unreadable' })
    expect(readTransition('9999999')).toMatchObject({ ok: false, reason: 'out-of-range' })
  })
})
