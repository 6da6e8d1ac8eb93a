import { hash } from 'bcryptjs'
import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { compareInThread } from './bcrypt-thread.ts'

test('checks asked at once each get their own answer', async () => {
  const hashes = await Promise.all(['a', 'b', 'c'].map((password) => hash(password, 4)))
  const checks = hashes.flatMap((known) =>
    ['a', 'b', 'c'].map((password) => compareInThread({ password, hash: known })),
  )
  const [yes, no] = [true, false]
  expect(await Promise.all(checks)).toEqual([yes, no, no, no, yes, no, no, no, yes])
})

test('the event loop has almost nothing to do meanwhile', async () => {
  const known = await hash('a', 11)
  await compareInThread({ password: 'a', hash: known })
  const before = performance.eventLoopUtilization()
  expect(await compareInThread({ password: 'a', hash: known })).toBe(true)
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('a hash that cannot be read fails alone', async () => {
  const known = await hash('a', 4)
  const unreadable = compareInThread({ password: 'a', hash: 'x'.repeat(60) })
  const next = compareInThread({ password: 'a', hash: known })
  await expect(unreadable).rejects.toThrow('Invalid salt version')
  expect(await next).toBe(true)
})
