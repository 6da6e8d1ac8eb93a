import { expect, test } from 'vitest'
import { concurrencyLimit, TooBusyError } from './concurrency-limit.ts'

test('no more than so many run at a time, in the order they came; a failure makes way too', async () => {
  const limited = concurrencyLimit(3)
  const told = { running: 0, most: 0, started: [] as number[] }
  const run = (number: number) =>
    limited(async () => {
      told.started.push(number)
      told.most = Math.max(told.most, ++told.running)
      await new Promise((resolve) => setTimeout(resolve, 1))
      told.running--
      if (number % 4 === 0) throw new Error(`${number}`)
      return number
    })
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
  const outcomes = await Promise.allSettled(numbers.map(run))
  expect(told.most).toBe(3)
  expect(told.started).toEqual(numbers)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
  expect(await run(1)).toBe(1)
})

test('whoever finds the line full is turned away at once, and comes in once it is shorter', async () => {
  const limited = concurrencyLimit(1, 1)
  const gate = Promise.withResolvers<void>()
  const [first, second] = [limited(() => gate.promise), limited(() => gate.promise)]
  await expect(limited(async () => 3)).rejects.toThrow(TooBusyError)
  gate.resolve()
  await Promise.all([first, second])
  expect(await limited(async () => 4)).toBe(4)
})
