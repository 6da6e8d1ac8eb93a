import { describe, expect, it } from 'vitest'
import { readPercentageRange } from './numbers.ts'

describe('readPercentageRange', () => {
  it.each([
    ['65-75', 65, 75],
    ['65 – 75 %', 65, 75],
    ['97,5 à 105', 97.5, 105],
    ['65 % à 75 %', 65, 75],
  ])('reads %s', (text, value, upTo) => {
    expect(readPercentageRange(text)).toMatchObject({ ok: true, value, upTo })
  })

  it('says how it was read', () => {
    expect(readPercentageRange('65-75')).toMatchObject({ reading: '65 à 75\u00a0%' })
  })

  it.each([
    ['', 'empty'],
    ['65', 'unreadable'],
    ['65-', 'unreadable'],
    ['65-75-85', 'unreadable'],
    ['a-b', 'unreadable'],
    ['9'.repeat(100_000), 'unreadable'],
    ['75-65', 'out-of-range'],
    ['75-75', 'out-of-range'],
    ['5-20', 'out-of-range'],
    ['90-201', 'out-of-range'],
  ])('refuses %.20s', (text, reason) => {
    expect(readPercentageRange(text)).toMatchObject({ ok: false, reason })
  })
})
