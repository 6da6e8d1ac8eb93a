import { expect, test } from 'vitest'
import { CachedFeeds } from './cached-feeds.ts'

function made(tag: string, version: string, size = 10) {
  return { version, file: { tag, changedAt: undefined, octets: new Uint8Array(size) } }
}

/** What stands for the calendar of a test, and how often it was read. */
function calendar() {
  const state = { version: '1', tag: 'a', size: 10, readings: 0 }
  return {
    state,
    make: async () => {
      state.readings += 1
      return made(state.tag, state.version, state.size)
    },
  }
}

test('a feed is written once for many at the same time, and not again while nothing changes', async () => {
  const cached = new CachedFeeds(1000)
  const { state, make } = calendar()
  const files = await Promise.all([1, 2, 3].map(() => cached.take('tout', '1', make)))
  expect(new Set(files).size).toBe(1)
  expect(await cached.take('tout', '1', make)).toBe(files[0])
  expect(state.readings).toBe(1)
})

test('a change of something else leaves the same object; a change of it gives another', async () => {
  const cached = new CachedFeeds(1000)
  const { state, make } = calendar()
  const first = await cached.take('tout', '1', make)
  state.version = '2'
  expect(await cached.take('tout', '2', make)).toBe(first)
  Object.assign(state, { version: '3', tag: 'b' })
  expect((await cached.take('tout', '3', make)).tag).toBe('b')
  expect(state.readings).toBe(3)
})

test('they are bounded by their octets, and what is too large is not kept', async () => {
  const cached = new CachedFeeds(40)
  const { state, make } = calendar()
  for (const key of ['a', 'b', 'c', 'd', 'e', 'e']) await cached.take(key, '1', make)
  expect(state.readings).toBe(5)
  await cached.take('a', '1', make)
  expect(state.readings).toBe(6)
  Object.assign(state, { size: 11, tag: 'large' })
  for (let time = 0; time < 2; time += 1) await cached.take('f', '1', make)
  expect(state.readings).toBe(8)
})

test('what fails is tried again', async () => {
  const cached = new CachedFeeds(1000)
  await expect(cached.take('tout', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect((await cached.take('tout', '1', async () => made('a', '1'))).tag).toBe('a')
})
