import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get, raw, site } = useSite()
// Others of this process have written to the club from here: a visitor of its own.
const known = useSite({ TRUST_PROXY: 'on' })

const routes = readFileSync(join(import.meta.dirname, '../../../app/routes.ts'), 'utf8')
const paths = [...routes.matchAll(/route\('(_[^']*)'/g)].map(([, path = '']) => `/${path}`)
const shown = ['/_style', '/_style/sombre', '/_mails']

test('they are there for a program of this machine', async () => {
  expect(paths).toEqual([...shown, '/_mails/:mail', '/_paiement/:checkout'])
  for (const path of shown) expect((await get(path)).status, path).toBe(200)
})

test.each(shown)('%s is not there behind a proxy, nor under another name', async (path) => {
  for (const asked of [path, `${path}.data`])
    for (const name of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await get(asked, { [name]: '192.0.2.7' })).status, asked).toBe(404)
  for (const lines of ['HTTP/1.1\r\nHost: club.example', `HTTP/1.0\r\nHost: ${new URL(site().url).host}`])
    expect(await raw(`GET ${path} ${lines}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 404/)
})

test('nor is a mail, nor a payment that is tried', async () => {
  const form = new URLSearchParams({
    name: 'Camille Exemple',
    email: `${randomUUID()}@exemple.fr`,
    subject: 'stage',
    message: 'Bonjour, reste-t-il une place en mars ?',
  })
  const own = { 'x-forwarded-for': '192.0.2.201' }
  expect((await known.post('/contact', form, own)).status).toBe(303)
  const list = await (await known.get('/_mails')).text()
  const [, mail = ''] = /mail=([0-9a-f-]{36})/.exec(list) ?? []
  expect((await known.get(`/_mails/${mail}`)).status).toBe(200)
  expect((await known.get(`/_mails/${mail}`, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404)
})
