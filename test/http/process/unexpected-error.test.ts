import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReminderToken } from '#app/domain/competitions/reminders/reminder-token.server.ts'
import { useSiteProcess } from '../use-site.ts'

const { get, post, site } = useSiteProcess()

const letter = {
  subject: 'coaching',
  name: 'Prénom Discret',
  email: 'discret@exemple.fr',
  phone: '',
  message: 'Une phrase que personne ne doit lire ailleurs.',
  concerns: '',
}

beforeAll(() => query('ALTER TABLE club.messages RENAME COLUMN message TO gone'))
afterAll(() => query('ALTER TABLE club.messages RENAME COLUMN gone TO message'))

test('an unexpected error is a calm page with the id of the request, kept by nobody', async () => {
  const response = await send()
  const html = await response.text()
  const id = response.headers.get('x-request-id')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(html).toContain('Une crampe de notre côté.')
  expect(html).toContain(`<meta name="request-id" content="${id}"/>`)
  expect(html).toMatch(new RegExp(`Référence à citer[^<]*<b[^>]*>${id}</b>`))
  expect(html).not.toMatch(/\bat .*\.(ts|js):\d+|club\.messages|gone/)
})

test('the log has one line of it, with its id and nothing personal', async () => {
  const id = (await send()).headers.get('x-request-id')
  // The access log is written out every second.
  await expect.poll(() => linesOf(id).length).toBe(2)
  const [failure, access] = linesOf(id).sort((one, other) => other.level - one.level)
  expect(failure).toMatchObject({
    level: 50,
    msg: 'page failed',
    path: '/contact',
    err: { cause: { code: '42703' } },
  })
  expect(access).toMatchObject({ level: 30, status: 500 })
  expect(site().output()).not.toMatch(/discret|personne ne doit lire/i)
})

test('nor does that line hold the secret that an address ends with', async () => {
  const secret = readFileSync(join(site().dataDirectory, 'app-secret'), 'utf8').trim()
  const token = makeReminderToken(secret, { memberId: crypto.randomUUID(), kind: 'week-before' })
  await query('ALTER TABLE club.reminder_cuts RENAME TO reminder_cuts_gone')
  const answer = await get(`/rappels/${token}`)
  await query('ALTER TABLE club.reminder_cuts_gone RENAME TO reminder_cuts')
  expect(answer.status).toBe(500)
  const id = answer.headers.get('x-request-id')
  await expect.poll(() => linesOf(id).length).toBe(2)
  expect(linesOf(id).map(({ path }) => path)).toEqual(['/rappels/…', '/rappels/…'])
  expect(site().output()).not.toContain(token.slice(0, 32))
})

test('a data request says the id where the application reads it', async () => {
  const response = await send('/contact.data')
  expect(response.status).toBe(500)
  expect(response.headers.get('server-timing')).toBe(
    `request-id;desc="${response.headers.get('x-request-id')}"`,
  )
  expect(await response.text()).not.toMatch(/club|gone/)
})

test('the database server keeps nothing of it in its own log', () => {
  expect(readFileSync(join(site().dataDirectory, 'postgres/postgres.log'), 'utf8')).not.toMatch(
    /gone|STATEMENT/,
  )
})

function send(path = '/contact') {
  return post(path, new URLSearchParams(letter))
}

function linesOf(id: string | null) {
  const lines = site()
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  return lines.map((line) => JSON.parse(line)).filter((line) => line.id === id)
}

/** Reaches into the site's own database, as no visitor can. */
async function query(sql: string): Promise<void> {
  const folder = join(site().dataDirectory, 'postgres')
  const password = readFileSync(join(folder, 'password'), 'utf8')
  const port = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[3]
  const client = new Client({ connectionString: `postgres://allure:${password}@127.0.0.1:${port}/allure` })
  await client.connect()
  await client.query(sql)
  await client.end()
}
