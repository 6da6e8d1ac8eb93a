import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { statementBudget } from './statement-budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

test('three statements that were killed are one too many, for a minute, for that visitor', async () => {
  const budget = statementBudget()
  budget.spend('a', 1000)
  budget.spend('a', 1000)
  await settled()
  expect(budget.secondsToWait('a')).toBe(0)
  budget.spend('a', 1000)
  await settled()
  expect(budget.secondsToWait('a')).toBe(60)
  expect(budget.secondsToWait('b')).toBe(0)
  await vi.advanceTimersByTimeAsync(61_000)
  expect(budget.secondsToWait('a')).toBe(0)
})

test('slow ones count for as long as they took, quick ones for nothing', async () => {
  const budget = statementBudget()
  for (let turn = 0; turn < 10_000; turn++) budget.spend('a', 2)
  for (let turn = 0; turn < 6; turn++) budget.spend('a', 450)
  await settled()
  expect(budget.secondsToWait('a')).toBe(0)
  budget.spend('a', 450)
  await settled()
  expect(budget.secondsToWait('a')).toBe(60)
})
