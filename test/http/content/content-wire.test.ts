import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { attacks } from '@allure/content-engine/testing'
import { rules } from '@allure/content-engine/wire'
import { signInAs } from '../../accounts/site-accounts.ts'
import { unpackedAt } from '../../unpacked-dump.ts'
import { useSiteProcess } from '../use-site.ts'

const { site, get, post, raw } = useSiteProcess({ LOG_LEVEL: 'silent', TRUST_PROXY: 'on' })

const secret = 'TEXTE-RESERVE-AUX-MEMBRES'
const longRows = 6_000

const signedIn: Record<string, { cookie: string }> = {}

beforeAll(async () => {
  for (const standing of ['signed-in', 'member'] as const)
    signedIn[standing] = await signInAs(site(), standing)
  const storage = new DatabaseSync(join(site().dataDirectory, 'content.sqlite'))
  storage.exec('PRAGMA busy_timeout = 5000; BEGIN')
  storage
    .prepare('INSERT INTO "_content_espaceAthlete" (id, title, path, stem) VALUES (?, ?, ?, ?)')
    .run(`${secret}.md`, secret, `/${secret}`, secret)
  const insert = storage.prepare('INSERT INTO "_content_shop" (id, stem, body) VALUES (?, ?, ?)')
  for (let id = 0; id < longRows; id++) {
    const children = [{ type: 'text', value: `${id} ${'é'.repeat(3000)}` }]
    const body = { root: { type: 'root', children }, toc: [], words: 0 }
    insert.run(`long/${id}.md`, `long/${id}`, JSON.stringify(body))
  }
  storage.exec('COMMIT')
  storage.close()
})

const wire = '/__nuxt_content'
const json = { 'content-type': 'application/json' }
const as = (standing: string) => signedIn[standing] ?? { cookie: '' }
const ask = (collection: string, sql: unknown, headers: Record<string, string> = {}) =>
  post(`${wire}/${collection}/query?version=any`, JSON.stringify({ sql }), { ...json, ...headers })
/** A dump in our own form, and in those of the newest and the first releases of Nuxt Content’s client. */
const roads = (version: string) => [
  `sql_dump.txt?version=${version}`,
  `sql_dump.txt?v=${version}`,
  `sql_dump?v=${version}`,
]
const versionOf = async (collection: string, headers = {}) =>
  (await (await get(`${wire}/versions.json`, headers)).json())[collection]

describe('a query', () => {
  test('is answered with rows', async () => {
    const sql = `SELECT "title", "path", "isFull" FROM _content_nosStages WHERE ("path" LIKE '/nos-stages/%') ORDER BY "startDate" DESC, stem ASC LIMIT 2`
    const response = await ask('nosStages', sql)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const rows = await response.json()
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({
      title: expect.any(String),
      path: expect.stringMatching(/^\/nos-stages\//),
      isFull: expect.toBeOneOf([0, 1, null]),
    })
  })

  test('may count', async () => {
    const response = await ask(
      'nosStages',
      'SELECT COUNT(DISTINCT "location") as count FROM _content_nosStages',
    )
    expect((await response.json())[0].count).toBeGreaterThan(1)
  })

  test('may come from a program, not from another site', async () => {
    const body = JSON.stringify({ sql: 'SELECT "stem" FROM _content_info LIMIT 1' })
    const bare = `POST ${wire}/info/query HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`
    expect(await raw(`${bare}\r\n${body}`)).toMatch(/^HTTP\/1.1 200 /)
    expect(await raw(`${bare}Origin: https://ailleurs.fr\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 403 /)
    expect(await raw(`${bare}Sec-Fetch-Site: cross-site\r\n\r\n${body}`)).toMatch(/^HTTP\/1.1 403 /)
  })

  test.each(attacks)('is refused by a rule: %s', async (attack) => {
    const response = await ask('nosStages', attack.replaceAll('_content_camps', '_content_nosStages'))
    expect(response.status).toBe(400)
    expect(Object.values(rules)).toContain((await response.json()).error)
  })

  test.each([
    ['the content type is application/json', '{"sql":"SELECT 1"}', 'text/plain'],
    ['the content type is application/json', 'sql=SELECT', 'application/x-www-form-urlencoded'],
    ['the body is JSON', '{"sql":', 'application/json'],
    ['the body is JSON', '', 'application/json'],
    ['the body has a text "sql"', '{}', 'application/json; charset=utf-8'],
    ['the body has a text "sql"', 'null', 'application/json'],
    ['the body has a text "sql"', '{"sql":["SELECT 1"]}', 'application/json'],
  ])('needs a body: %s (%s)', async (rule, body, contentType) => {
    const response = await post(`${wire}/nosStages/query`, body, { 'content-type': contentType })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: rule })
  })

  test('that runs too long is killed, others are answered; the third time its sender waits', async () => {
    const likes = Array.from({ length: 190 }, (_, n) => `"body" LIKE '%é${n}%'`).join(' OR ')
    const endless = `SELECT "id" FROM _content_shop WHERE ${likes}`
    const from = { 'x-forwarded-for': '203.0.113.9' }
    const quick = 'SELECT "stem" FROM _content_info LIMIT 1'
    const [first, other] = await Promise.all([ask('shop', endless, from), ask('info', quick)])
    expect([first.status, await first.json()]).toEqual([400, { error: rules.time }])
    expect(other.status).toBe(200)
    const rest = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask('shop', endless, from)))
    expect(rest.map(({ status }) => status)).toEqual([400, 400, 429, 429, 429, 429])
    const refused = await ask('info', quick, from)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
    expect((await ask('info', quick)).status).toBe(200)
  })
})

describe('an address', () => {
  test.each([
    ['POST', '/nulle-part/query', 404],
    ['POST', '/__proto__/query', 404],
    ['GET', '/nulle-part/sql_dump.txt', 404],
    ['GET', '/nosStages/', 404],
    ['GET', '/nosStages/sql_dump.txt/x', 404],
    ['GET', '/', 404],
    ['GET', '/nosStages/query', 405],
    ['POST', '/nosStages/sql_dump.txt', 405],
    ['POST', '/nosStages/sql_dump', 405],
    ['GET', '/nosStages/sql_dumpXtxt', 404],
    ['POST', '/versions.json', 405],
  ])('%s %s is answered %i', async (method, path, status) => {
    const response = method === 'GET' ? await get(wire + path) : await post(wire + path, '{}', json)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ error: expect.any(String) })
  })
})

describe('a dump', () => {
  test('of the current version lasts', async () => {
    const version = await versionOf('nosStages')
    expect(version).toMatch(/^v3\.5\.0--/)
    const response = await get(`${wire}/nosStages/sql_dump.txt?version=${version}`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const lines = (await response.text()).trimEnd().split('\n')
    expect(lines[0]).toMatch(new RegExp(`^-- allure dump ${version} nosStages \\d+$`))
    expect(lines.at(-1)).toBe(`-- end ${version}`)
  })

  test('of the current version lasts in each form, and none is taken for another', async () => {
    const version = await versionOf('nosStages')
    for (const _ of ['made', 'kept']) {
      const texts = roads(version).map(async (road) => {
        const response = await get(`${wire}/nosStages/${road}`)
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        return unpackedAt(road, await response.text())
      })
      const starts = (await Promise.all(texts)).map((text) => text.slice(0, 12))
      expect(starts).toEqual(['-- allure du', '["CREATE TAB', 'CREATE TABLE'])
    }
  })

  test('of another version is the current one, asked again each time', async () => {
    const version = await versionOf('nosStages')
    for (const road of ['sql_dump', 'sql_dump.txt', ...roads('v0'), ...roads(`${version}x`)]) {
      const response = await get(`${wire}/nosStages/${road}`)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(unpackedAt(road, await response.text())).toMatch(/-- end .*\n$|\);$|\);"\]$/)
      const etag = response.headers.get('etag') ?? ''
      const again = await get(`${wire}/nosStages/${road}`, { 'if-none-match': etag })
      expect(again.status).toBe(304)
    }
  })

  test.each(['nosStages', 'shop'])('of %s is compressed as the browser likes', async (collection) => {
    const address = `${wire}/${collection}/sql_dump.txt?version=${await versionOf(collection)}`
    const bytes = async (encoding: string) => {
      const answer = await raw(
        `GET ${address} HTTP/1.0\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
      )
      const [head = '', ...rest] = answer.split('\r\n\r\n')
      expect(head).toContain(`content-encoding: ${encoding}`)
      return Buffer.from(rest.join('\r\n\r\n'), 'latin1')
    }
    const plain = await (await get(address)).text()
    expect(brotliDecompressSync(await bytes('br')).toString() === plain).toBe(true)
    expect(gunzipSync(await bytes('gzip')).toString() === plain).toBe(true)
  })

  test('that is long is streamed whole, without being held in memory', async () => {
    const before = memoryOf(site().child.pid)
    for (const road of roads(await versionOf('shop'))) {
      const response = await get(`${wire}/shop/${road}`, { 'accept-encoding': 'identity' })
      let length = 0
      for await (const bytes of response.body ?? []) length += bytes.length
      expect(length).toBeGreaterThan(road.includes('version=') ? longRows * 6000 : longRows)
    }
    expect(memoryOf(site().child.pid) - before).toBeLessThan(40)
  })

  test('ends when its reader leaves', async () => {
    const connections = () => openFilesOf(site().child.pid).filter((file) => file.endsWith('.sqlite')).length
    const before = connections()
    for (let turn = 0; turn < 8; turn++) {
      const left = new AbortController()
      const [road = ''] = roads('any').slice(turn % 3)
      const response = await fetch(`${site().url}${wire}/shop/${road}`, { signal: left.signal })
      await response.body?.getReader().read()
      left.abort()
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(connections()).toBeLessThan(before + 4)
  })

  test('has a head', async () => {
    for (const collection of ['nosStages', 'shop']) {
      for (const road of roads('any')) {
        const response = await fetch(`${site().url}${wire}/${collection}/${road}`, { method: 'HEAD' })
        expect([response.status, await response.text()]).toEqual([200, ''])
      }
    }
  })
})

describe('members’ content', () => {
  const all = `SELECT * FROM _content_espaceAthlete`

  test.each([
    ['visitor', 401],
    ['signed-in', 403],
  ])('is refused to a %s on every road', async (standing, status) => {
    const answers = await Promise.all([
      ask('espaceAthlete', all, as(standing)),
      ask('espaceAthlete', 'SELECT 1', as(standing)),
      post(`${wire}/espaceAthlete/query`, JSON.stringify({ sql: all }), { ...json, ...as(standing) }),
      ...['sql_dump.txt', 'sql_dump', ...roads(await versionOf('espaceAthlete', as('member')))].map((road) =>
        get(`${wire}/espaceAthlete/${road}`, as(standing)),
      ),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(JSON.stringify([await answer.json(), ...answer.headers])).not.toContain(secret)
    }
    expect(await versionOf('espaceAthlete', as(standing))).toBeUndefined()
    const sneaked = await ask('nosStages', all, as(standing))
    expect(sneaked.status).toBe(400)
  })

  test('is answered to a member, for that member alone', async () => {
    const rows = await ask('espaceAthlete', all, as('member'))
    expect(rows.headers.get('cache-control')).toBe('private, no-store')
    expect(await rows.text()).toContain(secret)
    const version = await versionOf('espaceAthlete', as('member'))
    for (const road of roads(version)) {
      const dump = await get(`${wire}/espaceAthlete/${road}`, as('member'))
      expect(dump.headers.get('cache-control')).toBe('private, no-store')
      expect(unpackedAt(road, await dump.text())).toContain(secret)
      expect((await get(`${wire}/espaceAthlete/${road}`)).status).toBe(401)
    }
  })

  test('has its versions kept apart', async () => {
    const visitor = await get(`${wire}/versions.json`)
    expect(visitor.headers.get('cache-control')).toBe('no-cache')
    expect(Object.keys(await visitor.json()).sort()).toEqual(['info', 'nosStages', 'shop'])
    const member = await get(`${wire}/versions.json`, as('member'))
    expect(member.headers.get('cache-control')).toBe('private, no-store')
    expect(Object.keys(await member.json())).toContain('espaceAthlete')
  })
})

/** Megabytes held by a process. */
function memoryOf(pid: number | undefined): number {
  return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function openFilesOf(pid: number | undefined): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((file) => {
    try {
      return [readlinkSync(join(folder, file))]
    } catch {
      return []
    }
  })
}
