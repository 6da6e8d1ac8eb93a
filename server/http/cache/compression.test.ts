import { expect, test } from 'vitest'
import { chooseEncoding, encodeAll } from './compression.ts'

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
])('accept-encoding %s gives %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test('a hundred answers are made small in the memory of a few', async () => {
  const body = Buffer.from(Array.from({ length: 20_000 }, (_, index) => `${index * 7919}`).join(' '))
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5)
  await Promise.all(Array.from({ length: 100 }, () => encodeAll(body, 7)))
  clearInterval(watch)
  expect((most - before) / 1024 ** 2).toBeLessThan(250)
}, 60_000)
