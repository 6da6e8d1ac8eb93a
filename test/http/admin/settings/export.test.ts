import { eq } from 'drizzle-orm'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { auditLog, messages } from '#db/schema/index.ts'
import { letProofsAge, newVisitor } from '../../../accounts/visitor.ts'
import { form, useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, site, get, post, person, textOf } = useClub()
const page = '/admin/reglages/export'
const file = `${page}/tout.tar`

const leftovers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('allure-export-'))

test('everything is taken along by one press, without what opens anything; the audit log says by whom', async () => {
  const { headers } = await person({ standing: 'admin', lastName: 'Emporte' })
  const athlete = await person()
  await database()
    .insert(messages)
    .values({ email: 'zoe@exemple.fr', message: 'É\n"à"', receivedAt: new Date() })
  expect(await textOf(page, headers)).toContain('Télécharger l’archive')
  expect((await post(file, form({}), athlete.headers)).status).toBe(403)
  expect((await get(file, headers)).headers.get('location')).toBe(page)
  const answer = await post(file, form({}), headers)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/x-tar'])
  expect(answer.headers.get('cache-control')).toMatch(/no-store/)
  const folder = mkdtempSync(join(tmpdir(), 'allure-read-'))
  writeFileSync(join(folder, 'tout.tar'), Buffer.from(await answer.arrayBuffer()))
  execFileSync('tar', ['-xf', 'tout.tar'], { cwd: folder })
  const tables = readdirSync(join(folder, 'tables'))
  for (const kept of ['members.json', 'orders.json', 'bookings.json', 'content_revisions.json'])
    expect(tables).toContain(kept)
  for (const left of [
    'recovery_codes',
    'feed_secrets',
    'strava_athletes',
    'push_subscriptions',
    'kept_forms',
  ])
    expect(tables).not.toContain(`${left}.json`)
  const read = (name: string): Record<string, unknown>[] =>
    JSON.parse(readFileSync(join(folder, 'tables', name), 'utf8'))
  expect(read('messages.json')).toMatchObject([{ email: 'zoe@exemple.fr', message: 'É\n"à"' }])
  expect(read('members.json').map(({ last_name: name }) => name)).toContain('Emporte')
  for (const name of tables)
    expect(readFileSync(join(folder, 'tables', name), 'utf8')).not.toMatch(/"\w*(secret|token)\w*":/)
  rmSync(folder, { recursive: true })
  const logged = await database().select().from(auditLog).where(eq(auditLog.action, 'site.exported'))
  expect(logged).toHaveLength(1)
  await expect.poll(leftovers).toEqual([])
})

test('a proof of long ago is asked again before anything leaves; a reader who hangs up leaves nothing behind', async () => {
  const coach = await newVisitor(site(), 'admin')
  const { headers } = await person({ standing: 'admin' })
  const cut = new AbortController()
  const asking = { method: 'POST', headers: { ...headers, origin: site().url }, signal: cut.signal }
  const begun = await fetch(site().url + file, asking)
  expect(begun.status).toBe(200)
  cut.abort()
  await expect.poll(leftovers).toEqual([])
  await letProofsAge(site(), coach, '11 minutes')
  const asked = await coach.post(file, {})
  expect(asked.headers.get('location')).toBe('/login?etape=preuve')
})
