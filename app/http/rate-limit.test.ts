import { expect, test, vi } from 'vitest'
import { rateLimit, takeInTurn, visitorKey } from './rate-limit.server.ts'

test('each key has its own count, and its time to wait', async () => {
  const limit = rateLimit({ points: 2, seconds: 60 })
  expect([await limit.take('a'), await limit.take('a'), await limit.take('b')]).toEqual([0, 0, 0])
  const wait = await limit.take('a')
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
})

test('several points count at once; what is refused does not', async () => {
  const limit = rateLimit({ points: 10, seconds: 60 })
  expect([await limit.take('a', 8), await limit.taken('a'), await limit.taken('b')]).toEqual([0, 8, 0])
  expect(await limit.take('a', 50)).toBeGreaterThan(0)
  expect([await limit.take('a', 2), await limit.taken('a')]).toEqual([0, 10])
})

test('after that time the way is free again', async () => {
  vi.useFakeTimers()
  const limit = rateLimit({ points: 1, seconds: 10 })
  await limit.take('a')
  expect(await limit.take('a')).toBeGreaterThan(0)
  vi.advanceTimersByTime(10_001)
  expect(await limit.take('a')).toBe(0)
  vi.useRealTimers()
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})

test('whoever has to wait uses up nothing of others', async () => {
  const [ofVisitor, ofAddress] = [1, 2].map((points) => rateLimit({ points, seconds: 60 }))
  if (!ofVisitor || !ofAddress) throw new Error('no limits')
  const act = (visitor: string) => takeInTurn([ofVisitor, visitor], [ofAddress, 'camille@club.example'])
  expect(await act('pirate')).toBe(0)
  for (let time = 0; time < 10; time += 1) expect(await act('pirate')).toBeGreaterThan(0)
  expect(await act('camille')).toBe(0)
  expect(await act('autre')).toBeGreaterThan(0)
})
