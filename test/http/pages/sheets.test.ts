import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { publicPaths } from '../../e2e/public-paths.ts'
import { useSite } from '../use-site.ts'

const { get } = useSite()

test.each(publicPaths)('%s is styled by the shared sheet and its room’s, 20 kB at most', async (path) => {
  const html = await (await get(path)).text()
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  )
  expect(sheets[0]).toMatch(/^\/assets\/index-/)
  expect(sheets.length).toBeGreaterThan(1)
  const texts = await Promise.all(sheets.map(async (address) => (await get(address)).text()))
  // What a room says is in one layer with the kit, wherever its sheet stands.
  for (const text of texts.slice(1)) expect(text).toMatch(/^(\/\*.*?\*\/)?@layer components\{/)
  expect(texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)).toBeLessThanOrEqual(
    20_000,
  )
})
