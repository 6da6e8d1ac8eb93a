import { describe, expect, test } from 'vitest'
import { readSwimSet } from './typed-set.ts'

describe('typed sets', () => {
  test.each([
    ['10x100', 10, 100],
    ['8 × 50 m', 8, 50],
    ['6*100 yd', 6, 91.44],
    ['1X10000', 1, 10_000],
    ['200x25y', 200, 22.86],
  ])('%s is %s times %s m', (text, repeats, distance) => {
    expect(readSwimSet(text)).toMatchObject({ ok: true, repeats, distance })
  })

  test.each([
    ['', 'empty'],
    ['cent', 'unreadable'],
    ['x'.repeat(100), 'unreadable'],
    ['10x100x2', 'unreadable'],
    ['0x100', 'out-of-range'],
    ['201x100', 'out-of-range'],
    ['10x0', 'out-of-range'],
    ['10x10001', 'out-of-range'],
  ])('%s is refused as %s', (text, reason) => {
    expect(readSwimSet(text)).toMatchObject({ ok: false, reason })
  })

  test('says how it was read', () => {
    expect(readSwimSet('6*100 yd')).toMatchObject({ reading: '6 fois 100 yd' })
    expect(readSwimSet('6*100')).toMatchObject({ reading: '6 fois 100 m' })
  })
})
