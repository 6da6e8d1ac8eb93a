import { createClient } from '@supabase/supabase-js'
import { once } from 'node:events'
import { writeFileSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { password, sessionCookies } from '../../accounts/site-accounts.ts'
import { cloneDatabase, type TestDatabase } from '../../database.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

const anonKey = 'anon-key-of-a-hosted-project'
const serviceRoleKey = 'service-role-key-of-a-hosted-project'
const email = 'membre@club.example'

let database: TestDatabase
let project: SiteProcess
let site: SiteProcess
let projectUrl = ''

// A service by itself on another port and another database stands for the hosted project.
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseServer'))
  const port = await freePort()
  const config = join(mkdtempSync(join(tmpdir(), 'allure-project-')), 'auth.json')
  const keys = { anon: [anonKey], serviceRole: [serviceRoleKey] }
  writeFileSync(config, JSON.stringify({ siteUrl: 'http://localhost:3000', keys }))
  project = await startSiteProcess(
    { DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
    { entry: 'server/commands/auth.ts', parameters: ['--config', config, '--port', String(port)] },
  )
  projectUrl = `http://localhost:${port}`
  site = await startSiteProcess({
    LOG_LEVEL: 'silent',
    SUPABASE_URL: projectUrl,
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
  })
  await makeMember()
})

afterAll(async () => {
  await site.stop()
  await project.stop()
  await database.drop()
})

test('whoever signed in at the project is known on the site, by the same cookies', async () => {
  const cookies = await sessionCookies(projectUrl, email)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${site.url}/compte`, { headers: { cookie }, redirect: 'manual' })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Camille')
  expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${projectUrl};`)
  expect(answer.headers.get('x-connects-to')).toBeNull()
  const publicPage = await fetch(`${site.url}/contact`, { headers: { cookie } })
  expect(publicPage.headers.get('content-security-policy')).toContain("connect-src 'self';")
})

test('one signs in with the form of the site; its own service does not answer', async () => {
  const answer = await fetch(`${site.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ method: 'password', email, password }),
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().join()).toMatch(/sb-localhost-auth-token/)
  expect((await fetch(`${site.url}/auth/v1/health`)).status).toBe(404)
})

async function makeMember(): Promise<void> {
  const client = createClient(projectUrl, serviceRoleKey, { auth: { persistSession: false } })
  const { data, error } = await client.auth.admin.createUser({ email, password, email_confirm: true })
  if (error) throw error
  const { database: own, close } = connect(site.databaseUrl, { onError: () => undefined })
  const person = { email, firstName: 'Camille', lastName: 'Essai', updatedAt: new Date() }
  await own.insert(members).values({ userId: data.user.id, role: 'athlete', status: 'active', ...person })
  await close()
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 0
}
