import { expect, test } from 'vitest'
import { comparedMonths, lastYearBeside, trendInWords } from './years.ts'

test('twelve months stand beside those of a year before', () => {
  expect(comparedMonths('2026-03-31')).toEqual({ from: '2024-04', until: '2026-03' })
  const months = lastYearBeside(
    '2026-03-31',
    new Map([
      ['2026-03', 1200],
      ['2025-03', -100],
      ['2025-04', 5],
    ]),
  )
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-04', cents: 5, beforeCents: 0 })
  expect(months[11]).toEqual({ month: '2026-03', cents: 1200, beforeCents: -100 })
})

test.each([
  [110, 100, '10\u00a0% de plus que l’année d’avant'],
  [50, 100, '50\u00a0% de moins que l’année d’avant'],
  [100, 100, 'autant que l’année d’avant'],
  [100, 0, undefined],
])('%i after %i: %s', (now, before, words) =>
  expect(trendInWords(now, before, 'l’année d’avant')).toBe(words),
)
