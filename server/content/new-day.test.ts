import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onNewDay } from './new-day.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a new day is a new day in Paris, told until it was dealt with', async () => {
  vi.setSystemTime('2026-11-20T22:57:30Z')
  const days: string[] = []
  const stop = onNewDay(
    () => new Date(),
    async (day) => {
      days.push(day)
      if (days.length < 3) throw new Error('away')
    },
  )
  vi.advanceTimersByTime(2 * 60_000)
  expect(days).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(days).toEqual(['2026-11-21'])
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(days).toEqual(['2026-11-21', '2026-11-21', '2026-11-21'])
  stop()
})
