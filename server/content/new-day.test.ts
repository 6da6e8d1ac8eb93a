import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onNewDay } from './new-day.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a new day is a new day in Paris, told once', () => {
  vi.setSystemTime('2026-11-20T22:57:30Z')
  const days: string[] = []
  const stop = onNewDay(
    () => new Date(),
    (day) => days.push(day),
  )
  vi.advanceTimersByTime(2 * 60_000)
  expect(days).toEqual([])
  vi.advanceTimersByTime(2 * 60_000)
  expect(days).toEqual(['2026-11-21'])
  vi.advanceTimersByTime(60 * 60_000)
  expect(days).toEqual(['2026-11-21'])
  stop()
})
