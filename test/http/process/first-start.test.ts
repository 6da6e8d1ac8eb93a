import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { connect } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { runAdmin, runCommand } from '../../run-command.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

vi.setConfig({ testTimeout: 120_000 })

const dataDirectory = mkdtempSync(join(tmpdir(), 'allure-first-'))
const started: SiteProcess[] = []
afterAll(async () => {
  for (const site of started) await site.stop()
  rmSync(dataDirectory, { recursive: true, force: true })
})

async function start(settings: Record<string, string> = {}) {
  const site = await startSiteProcess({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent', ...settings })
  started.push(site)
  return site
}

const linkOf = (site: SiteProcess, name: string) =>
  new RegExp(`^${name} (http.*)$`, 'm').exec(site.output())?.[1]
const printed = (site: SiteProcess, name: string) => expect.poll(() => linkOf(site, name)).toBeDefined()

const command = (words: string[], settings: Record<string, string> = {}) =>
  runAdmin(words, { DATA_DIR: dataDirectory, ...settings })
const commandProcess = (words: string[], settings: Record<string, string> = {}) =>
  runCommand(process.execPath, ['server/commands/admin.ts', ...words], {
    DATA_DIR: dataDirectory,
    ...settings,
  })

const send = (site: SiteProcess, link: string, fields: Record<string, string>) =>
  fetch(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.url },
    body: new URLSearchParams(fields),
  })

const person = { firstName: 'Camille', lastName: 'Essai', email: 'direction@club.example' }
const password = 'quatre lignes vertes dehors'

test('the first start makes the first administrator by a link that serves once', async () => {
  const site = await start()
  await printed(site, 'sample-admin')
  const link = linkOf(site, 'first-admin') ?? ''
  expect(linkOf(site, 'sample-athlete')).toMatch(/\/logged\?token_hash=\w+&type=magiclink$/)
  expect(await (await fetch(link)).text()).toContain('Créer mon compte')
  for (const other of [link.slice(0, -2), `${site.url}/premier-acces`])
    expect((await fetch(other)).status).toBe(403)

  const weak = await send(site, link, { ...person, password: 'motdepasse123' })
  expect(weak.status).toBe(422)
  const again = await weak.text()
  expect(again).toContain('value="direction@club.example"')
  expect(again).not.toContain('motdepasse123')
  const made = await send(site, link, { ...person, password })
  expect(made.status).toBe(303)
  expect(made.headers.get('location')).toBe('/admin')
  const cookie = made.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  expect((await fetch(`${site.url}/admin`, { headers: { cookie } })).status).toBe(200)
  expect((await fetch(link)).status).toBe(403)
  const second = await send(site, link, { ...person, email: 'intrus@club.example', password })
  expect(second.headers.get('location')).toContain('/premier-acces')
  await site.stop()
})

test('beside a running site and alone: npm run admin invites, and shows who is there', async () => {
  const site = await start({ SAMPLE_CONTENT: 'off' })
  const port = new URL(site.url).port
  const invite = ['invite', '--role', 'athlete', '--email', 'Zoe@club.example', '--first-name', 'Zoé']
  const invited = await commandProcess(invite, { PORT: port })
  expect(invited.code).toBe(0)
  const link = /^invitation (\S+)$/m.exec(invited.said)?.[1] ?? ''
  expect(link).toContain(`http://localhost:${port}/invitation?token_hash=`)
  const listed = await command(['list', 'zoe'])
  expect(listed.said).toBe('zoe@club.example\tathlete\tInvitation envoyée\tZoé\t\n')
  expect((await command(['list', 'personne'])).code).toBe(1)
  expect(await command([...invite.slice(0, 3), '--email', person.email])).toMatchObject({
    code: 1,
    said: expect.stringContaining('déjà membre'),
  })
  expect(await command(['invite', '--role', 'chef', '--email', 'sans-arobase'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Choisissez un rôle'),
  })
  const reset = (email: string) => command(['reset-second-factor', '--email', email])
  expect(await reset('Direction@club.example')).toMatchObject({
    code: 0,
    said: expect.stringContaining('sans second facteur'),
  })
  expect(await reset('personne@club.example')).toMatchObject({ code: 1 })
  for (const words of [['invite'], ['publish'], ['reset-second-factor']])
    expect([words, (await command(words)).code]).toEqual([words, 2])
  expect(await commandProcess(['publish'])).toMatchObject({ code: 2 })

  // There is an administrator, and no samples are shown: nothing is printed, nobody made up is left.
  expect(site.output()).not.toMatch(/^(first-admin|sample-)/m)
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  const left = async () => (await database.select().from(members)).filter(({ isSample }) => isSample)
  await expect.poll(left).toEqual([])
  await close()
  await site.stop()
  const alone = await commandProcess(['invite', '--role', 'admin', '--email', 'malo@club.example'])
  expect(alone).toMatchObject({ code: 0, said: expect.stringContaining('malo@club.example est invité.') })
})
