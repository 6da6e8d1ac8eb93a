import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite()
const files = readdirSync(join(import.meta.dirname, '../../../build/client/assets'))
const forever = 'public, max-age=31536000, immutable'

function addressOf(pattern: RegExp): string {
  const [file, ...others] = files.filter((name) => pattern.test(name))
  expect(others).toEqual([])
  return `/assets/${file}`
}

test('the content worker, and it alone, may compile WebAssembly', async () => {
  const worker = addressOf(/^content-worker-.*\.js$/)
  const response = await get(worker)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe(forever)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const path of ['/', '/nos-stages', '/recherche', ...files.map((file) => `/assets/${file}`)]) {
    if (path === worker) continue
    const { headers, body } = await get(path)
    await body?.cancel()
    expect(headers.get('content-security-policy') ?? '', path).not.toContain('wasm')
  }
})

test('SQLite travels compressed, once', async () => {
  const { headers, body } = await get(addressOf(/^sqlite3-.*\.wasm$/), { 'accept-encoding': 'br' })
  await body?.cancel()
  expect(headers.get('content-type')).toBe('application/wasm')
  expect(headers.get('content-encoding')).toBe('br')
  expect(Number(headers.get('content-length'))).toBeLessThan(400_000)
  expect(headers.get('cache-control')).toBe(forever)
})
