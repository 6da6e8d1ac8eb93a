import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#db/database.ts'
import { useDatabase } from '#test/database.ts'
import { rateLimit, takeInTurn, visitorKey } from './rate-limit.server.ts'

const held = useDatabase()

/** What an instance of the site counts with, on a connection of its own. */
function instance({ sharesDatabase = false, url = held.url } = {}) {
  const { database, close } = connect(url, { onError: () => undefined })
  onTestFinished(close)
  return { database, appSecret: 'a secret of the tests, long enough', sharesDatabase }
}

const opened = { count: 0 }
function limitOf(limits: { points: number; seconds: number }, sharesDatabase = false) {
  return rateLimit({ name: `test-${(opened.count += 1)}`, ...limits })(instance({ sharesDatabase }))
}

describe.each([
  ['in memory', false],
  ['in the database', true],
])('counted %s', (_, isShared) => {
  test('each key has its own count, and its time to wait', async () => {
    const limit = limitOf({ points: 2, seconds: 60 }, isShared)
    expect([await limit.take('a'), await limit.take('a'), await limit.take('b')]).toEqual([0, 0, 0])
    const wait = await limit.take('a')
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  })

  test('several points count at once; what is refused does not', async () => {
    const limit = limitOf({ points: 10, seconds: 60 }, isShared)
    expect([await limit.take('a', 8), await limit.taken('a'), await limit.taken('b')]).toEqual([0, 8, 0])
    expect(await limit.take('a', 50)).toBeGreaterThan(0)
    expect([await limit.take('a', 2), await limit.taken('a')]).toEqual([0, 10])
  })
})

test('instances that share a database count together; sites that do not, each for itself', async () => {
  const limit = rateLimit({ name: 'of-instances', points: 1, seconds: 60 })
  const takes = async (...instances: ReturnType<typeof instance>[]) => {
    const waits: boolean[] = []
    for (const one of instances) waits.push((await limit(one).take('camille@club.example')) > 0)
    return waits
  }
  expect(await takes(instance(), instance())).toEqual([false, false])
  const one = instance({ sharesDatabase: true })
  expect(await takes(one, instance({ sharesDatabase: true }), { ...one })).toEqual([false, true, true])
  const alone = instance()
  expect(await takes(alone, { ...alone })).toEqual([false, true])
})

test('while their database is away each counts for itself', async () => {
  const limit = rateLimit({ name: 'away', points: 1, seconds: 60 })
  const cutOff = instance({ sharesDatabase: true, url: 'postgres://nobody@127.0.0.1:1/away' })
  expect([await limit(cutOff).take('a'), (await limit(cutOff).take('a')) > 0]).toEqual([0, true])
})

test('after that time the way is free again', async () => {
  vi.useFakeTimers()
  const limit = limitOf({ points: 1, seconds: 10 })
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
  const [ofVisitor, ofAddress] = [1, 2].map((points) => limitOf({ points, seconds: 60 }))
  if (!ofVisitor || !ofAddress) throw new Error('no limits')
  const act = (visitor: string) => takeInTurn([ofVisitor, visitor], [ofAddress, 'camille@club.example'])
  expect(await act('pirate')).toBe(0)
  for (let time = 0; time < 10; time += 1) expect(await act('pirate')).toBeGreaterThan(0)
  expect(await act('camille')).toBe(0)
  expect(await act('autre')).toBeGreaterThan(0)
})
