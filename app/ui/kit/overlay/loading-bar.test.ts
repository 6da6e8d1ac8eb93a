import { expect, test } from 'vitest'
import { DURATION, loadingProgress } from './loading-bar.tsx'

test('starts from nothing and has covered 85 % after its duration', () => {
  expect(loadingProgress(0)).toBe(0)
  expect(loadingProgress(-50)).toBe(0)
  expect(loadingProgress(DURATION)).toBeCloseTo(0.85)
})

test('never goes back and never claims to be done', () => {
  let previous = 0
  for (let elapsed = 50; elapsed <= 20_000; elapsed += 50) {
    const progress = loadingProgress(elapsed)
    expect(progress).toBeGreaterThan(previous)
    expect(progress).toBeLessThan(1)
    previous = progress
  }
})

test('a longer duration is slower', () => {
  expect(loadingProgress(1000, 4000)).toBeLessThan(loadingProgress(1000, 2000))
})
