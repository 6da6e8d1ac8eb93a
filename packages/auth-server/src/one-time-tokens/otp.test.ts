import { expect, test } from 'vitest'
import { makeOtp } from './one-time-token.ts'

test.each([[6], [7], [8], [9], [10]])('a code of %d digits has that many, leading zeros kept', (length) => {
  const codes = Array.from({ length: 500 }, () => makeOtp(length))
  for (const code of codes) expect(code).toMatch(new RegExp(String.raw`^\d{${length}}$`))
  expect(new Set(codes.map((code) => code[0])).size).toBe(10)
})

test('every digit comes as often as any other at every place', () => {
  const counts = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0))
  const draws = 20_000
  for (let draw = 0; draw < draws; draw += 1) {
    for (const [place, digit] of [...makeOtp(6)].entries()) {
      const row = counts[place] ?? []
      row[Number(digit)] = (row[Number(digit)] ?? 0) + 1
    }
  }
  for (const count of counts.flat()) expect(Math.abs(count - draws / 10)).toBeLessThan(300)
})

test.each([[5], [11], [6.5], [Number.NaN]])('a code of %d digits is refused', (length) => {
  expect(() => makeOtp(length)).toThrow(RangeError)
})
