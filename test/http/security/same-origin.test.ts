import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { post, site } = useSite({ SITE_URL: 'https://club.exemple' })

/** An empty form: 422 says that it was read. */
const send = (headers: Record<string, string>, path = '/contact') =>
  post(path, new URLSearchParams({ subject: '' }), headers)

test('behind a TLS proxy, forms of the public address are read, whatever Host the proxy sends on', async () => {
  for (const path of ['/contact', '/contact.data', '/renoncer', '/resilier'])
    expect((await send({ origin: 'https://club.exemple' }, path)).status, path).toBe(422)
  expect((await send({ 'sec-fetch-site': 'same-origin', origin: 'https://club.exemple' })).status).toBe(422)
})

test('so are those of the address that was really asked', async () => {
  expect((await send({ origin: site().url })).status).toBe(422)
})

const strangers: Record<string, string>[] = [
  { origin: 'null' },
  { origin: '' },
  { origin: 'https://club.exemple.evil.example' },
  { origin: 'https://evil.example', host: 'club.exemple' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  { origin: 'https://club.exemple', 'sec-fetch-site': 'same-site' },
  { origin: 'https://club.exemple', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://club.exemple', 'sec-fetch-site': '' },
]

test.each(strangers)('%j is another site', async (headers) => {
  expect((await send(headers)).status).toBe(403)
})
