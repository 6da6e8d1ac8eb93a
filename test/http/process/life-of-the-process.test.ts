import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../database.ts'
import { bringPreparedData, preparedTemplateName } from '../../prepared-data.ts'
import { startSiteProcess } from '../../site-process.ts'

const directory = mkdtempSync(join(tmpdir(), 'allure-life-'))
chmodSync(directory, 0o700)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('SIGTERM ends it with 0, and what was stored is there at the next start', async () => {
  const settings = { DATA_DIR: join(directory, 'a'), LOG_LEVEL: 'silent' }
  const first = await startSiteProcess(settings)
  first.child.kill('SIGTERM')
  const [code] = await once(first.child, 'exit')
  expect(code).toBe(0)
  const second = await startSiteProcess(settings)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  await second.stop()
})

test('after a kill -9 the next start stops the database left behind and goes on', async () => {
  const settings = { DATA_DIR: usedBefore('b'), LOG_LEVEL: 'silent' }
  const first = await startSiteProcess(settings)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await startSiteProcess(settings)
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  await second.stop()
})

test('a data directory in use by a living site is refused with one clear line', async () => {
  const settings = { DATA_DIR: usedBefore('c'), LOG_LEVEL: 'silent' }
  const first = await startSiteProcess(settings)
  const { code, errors } = await startToFail(settings)
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toMatch(/in use by another Allure \(process \d+\)/)
  await first.stop()
})

test.each([
  ['PORT', 'beaucoup'],
  ['DATABASE_URL', 'notaurl'],
  ['DATA_DIR', '/proc/nowhere'],
  ['DATA_DIR', '/proc/self'],
])('%s=%s stops the start with one clear line', async (name, value) => {
  const { code, errors } = await startToFail({ [name]: value })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toMatch(new RegExp(`^${name}: `))
})

test(
  'a database that takes a connection and never answers stops the start within a minute, in one clear line',
  { timeout: 70_000 },
  async () => {
    const hole = createServer((socket) => void socket.resume())
    await once(hole.listen(0, '127.0.0.1'), 'listening')
    onTestFinished(() => void hole.close())
    const { port } = hole.address() as AddressInfo
    const begun = performance.now()
    const { code, errors } = await startToFail({
      DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/a`,
      DATA_DIR: join(directory, 'hole'),
    })
    expect(code).toBe(1)
    expect(errors).toMatch(/^DATABASE_URL: .*timeout.*\n$/)
    expect(performance.now() - begun).toBeLessThan(60_000)
  },
)

test.each([
  ['drizzle.__drizzle_migrations (hash, created_at)', `('of tomorrow', ${Date.UTC(2100, 0)})`],
  ['auth.allure_migrations', `('9999_of_tomorrow.sql')`],
])('a database of a newer version is left alone, in one clear line: %s', async (table, row) => {
  const database = await cloneDatabase(inject('databaseServer'), preparedTemplateName)
  onTestFinished(database.drop)
  await database.connection.pool.query(`INSERT INTO ${table} VALUES ${row}`)
  const { code, errors } = await startToFail({
    DATABASE_URL: database.url,
    DATA_DIR: join(directory, table.slice(0, 4)),
  })
  expect(code).toBe(1)
  expect(errors).toMatch(/^The (?:database|schema "auth").* newer version.*\n$/)
})

test('LOG_LEVEL=warn logs no requests; a visitor who hangs up is no failure', async () => {
  const [quiet, site] = await Promise.all([startSiteProcess({ LOG_LEVEL: 'warn' }), startSiteProcess()])
  const paths = [
    '/contact',
    '/auth/v1/token?grant_type=password',
    '/__nuxt_content/nosStages/query',
    '/webhooks/stripe',
  ]
  for (const { url } of [quiet, site]) await Promise.all(paths.map((path) => hangUp(url, path)))
  await Promise.all([fetch(`${quiet.url}/cgv`), fetch(`${site.url}/cgv`)])
  await Promise.all([quiet.stop(), site.stop()])
  expect(quiet.output()).not.toContain('{')
  expect(site.output()).toMatch(/"path":"\/contact","status":499/)
  expect(site.output()).not.toMatch(/"status":500|request failed/)
})

test('two sites with their own ports and directories live side by side', async () => {
  const [one, two] = await Promise.all([startSiteProcess(), startSiteProcess()])
  expect(one.url).not.toBe(two.url)
  expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${two.url}/readyz`)).status).toBe(200)
  await Promise.all([one.stop(), two.stop()])
})

test('the log has one JSON line a request, without query or address', async () => {
  const site = await startSiteProcess()
  await fetch(`${site.url}/notre-equipe?email=personne@exemple.fr`)
  await site.stop()
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const requests = lines.map((line) => JSON.parse(line)).filter(({ path }) => path === '/notre-equipe')
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'GET', status: 200 })
  expect(site.output()).not.toMatch(/personne|127\.0\.0\.1/)
})

/** Sends half of a form, and leaves. */
async function hangUp(url: string, path: string): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nOrigin: ${url}\r\nContent-Length: 1000\r\n`
  socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nsubject=`)
  await wait(200)
  socket.destroy()
  await wait(200)
}

function usedBefore(name: string): string {
  const used = join(directory, name)
  mkdirSync(used)
  bringPreparedData(used, {})
  return used
}

async function startToFail(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../server/main.ts')], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = text(child.stderr)
  const [code] = await once(child, 'exit')
  return { code, errors: await errors }
}
