import { expect, test } from 'vitest'
import { spentUntil } from './read-limits.ts'

const askedAt = new Date('2026-11-23T10:07:30Z')
const limits = { 'x-ratelimit-limit': '200,2000', 'x-readratelimit-limit': '100,1000' }
const quarter = '2026-11-23T10:15:00.000Z'
const midnight = '2026-11-24T00:00:00.000Z'

test.each([
  [{ 'x-ratelimit-usage': '199,1999', 'x-readratelimit-usage': '99,999' }, undefined],
  [{ 'x-ratelimit-usage': '120,400', 'x-readratelimit-usage': '100,400' }, quarter],
  [{ 'x-ratelimit-usage': '200,400', 'x-readratelimit-usage': '12,13' }, quarter],
  [{ 'x-ratelimit-usage': '12,1400', 'x-readratelimit-usage': '12,1000' }, midnight],
  [{ 'x-ratelimit-usage': '250,2100', 'x-readratelimit-usage': '101,900' }, midnight],
  [{ 'x-ratelimit-usage': 'beaucoup', 'x-readratelimit-usage': '' }, undefined],
])('%j: nothing is asked before %s', (usage, until) => {
  const headers = new Headers({ ...limits, ...usage })
  expect(spentUntil(headers, askedAt, false)?.toISOString()).toBe(until)
})

test('a refusal without headers waits for the next quarter, also on the stroke of one', () => {
  expect(spentUntil(new Headers(), askedAt, true)?.toISOString()).toBe(quarter)
  const stroke = new Date('2026-11-23T10:15:00Z')
  expect(spentUntil(new Headers(), stroke, true)?.toISOString()).toBe('2026-11-23T10:30:00.000Z')
})
