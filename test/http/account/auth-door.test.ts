import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { site, raw } = useSite()

test('who only looks at a mail’s link does not use it up', async () => {
  const head = `HEAD /auth/v1/verify?token=x&type=recovery HTTP/1.1\r\nHost: ${new URL(site().url).host}`
  const answer = await raw(`${head}\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  expect(answer).toMatch(/\r\nallow: GET, POST, PUT, DELETE, OPTIONS\r\n/i)
})
