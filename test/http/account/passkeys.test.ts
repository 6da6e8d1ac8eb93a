import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/index.ts'
import { SoftwareAuthenticator } from '@allure/auth-server/testing'
import { makeAccount, password, type TestAccount } from '../../accounts/site-accounts.ts'
import { inDatabase, letProofsAge, mailsTo, newVisitor } from '../../accounts/visitor.ts'
import { linkIn, newestMail } from '../../mail/mailbox.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })
const room = '/compte/securite'
const creation = `${room}/cle-d-acces/creation`
// Where a coach must have shown two factors.
const https = useSite({ TRUST_PROXY: 'on', SAMPLE_CONTENT: 'off', SITE_URL: 'https://club.exemple' })
const plain = () => ({ ...site(), origin: site().url })
const secured = () => ({ ...https.site(), origin: 'https://club.exemple' })
type Site = ReturnType<typeof plain>
type Browser = ReturnType<typeof openBrowser>

async function someone(on: Site = plain(), standing: TestAccount['standing'] = 'member') {
  const email = `${randomUUID()}@club.example`
  const userId = await makeAccount(on.databaseUrl, { standing, email })
  const browser = openBrowser(on)
  await browser.post('/login', { method: 'password', email, password })
  return { email, userId, browser }
}

async function create(browser: Browser, on: Site = plain()) {
  const key = new SoftwareAuthenticator(on.origin)
  const begun = JSON.parse((await browser.post(creation, { intent: 'begin' })).text)
  const credential = JSON.stringify(key.create(begun.options))
  const made = await browser.post(creation, { intent: 'finish', challengeId: begun.challenge_id, credential })
  return { key, made }
}

type Entering = { browser?: Browser; step?: string; isVerified?: boolean }

async function enter(key: SoftwareAuthenticator, entering: Entering = {}) {
  const { browser = openBrowser(plain()), step = '/login', isVerified = true } = entering
  const asked = await browser.post('/auth/v1/passkeys/authentication/options', {})
  const { challenge_id: challengeId, options } = JSON.parse(asked.text)
  const credential = JSON.stringify(key.get(options, { isVerified }))
  const fields = { method: 'passkey', challengeId, credential }
  return { browser, fields, answer: await browser.post(step, fields) }
}

const pathOfPasskey = async (browser: Browser) =>
  /\/compte\/securite\/cle-d-acces\/[0-9a-f-]{36}/.exec((await browser.get(room)).text)?.[0] ?? ''

test('a passkey is created, told, named after its device, renamed, opens the account, and is removed', async () => {
  const { email, userId, browser } = await someone()
  const { key, made } = await create(browser)
  expect([made.status, made.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const path = await pathOfPasskey(browser)
  expect((await browser.get(room)).text).toContain('Ordinateur, Chrome')
  const empty = await browser.post(path, { intent: 'rename', name: ' ' })
  expect([empty.status, empty.text.includes('Donnez-lui un nom')]).toEqual([422, true])
  await browser.post(path, { intent: 'rename', name: 'Mon portable' })
  expect((await browser.get(room)).text).toMatch(/Mon portable[\s\S]*pas encore utilisée/)
  const kept = JSON.parse((await browser.get('/compte/donnees/mes-donnees.json')).text)
  expect(kept.clesDAcces).toMatchObject([{ name: 'Mon portable' }])

  const { browser: other, answer } = await enter(key)
  expect([answer.status, answer.location]).toEqual([303, '/espace-athlete/introduction'])
  expect((await other.get(room)).text).toContain('dernière utilisation le')
  expect((await other.post(path, { intent: 'remove' })).location).toBe(`${room}?fait=cle-retiree`)
  expect(await pathOfPasskey(other)).toBe('')
  const refused = await enter(key)
  expect([refused.answer.status, refused.browser.isSignedIn()]).toEqual([422, false])
  expect(refused.answer.text).toContain('elle a été retirée')

  const told = (await mailsTo(site(), email)).map(({ template }) => template)
  expect(told).toEqual(['account-passkey-added', 'account-signed-in', 'account-passkey-removed'])
  const lines = await inDatabase(site(), (database) =>
    database.select().from(auditLog).where(eq(auditLog.subjectId, userId)),
  )
  expect(lines.map(({ action }) => action)).toEqual(['account.passkey-added', 'account.passkey-removed'])
})

test('a coach enters the office with a passkey alone when its owner was verified, and proves with it', async () => {
  const { browser: byPassword } = await someone(secured(), 'admin')
  const sent = await byPassword.get('/admin')
  expect([sent.status, sent.location]).toEqual([302, '/compte/securite?pourquoi=admin'])
  const { key } = await create(byPassword, secured())
  expect((await byPassword.get(sent.location ?? '')).text).toContain('reconnectez-vous avec elle')
  const { browser: unverified } = await enter(key, { browser: openBrowser(secured()), isVerified: false })
  expect((await unverified.get('/admin')).location).toBe(sent.location)
  const { browser } = await enter(key, { browser: openBrowser(secured()) })
  expect((await browser.get('/admin')).status).toBe(200)

  const path = await pathOfPasskey(browser)
  const asked = await browser.post(path, { intent: 'prove' })
  expect([asked.status, asked.location]).toEqual([303, '/login?etape=preuve'])
  const step = (await browser.get('/login?etape=preuve')).text
  expect(step).toContain('Une clé d’accès a besoin de JavaScript')
  expect(step).not.toContain('name="password"')
  const { answer } = await enter(key, { browser, step: '/login?etape=preuve' })
  expect(answer.location).toBe(path)
})

test('whoever is suspended is told so; the same answer twice, or none, opens nothing', async () => {
  const { browser, userId } = await someone()
  const { key } = await create(browser)
  const { fields } = await enter(key)
  const again = await openBrowser(plain()).post('/login', fields)
  expect([again.status, again.text.includes('La demande avait expiré')]).toEqual([422, true])
  for (const credential of ['', '{', '[]', '{"id":1}'])
    expect((await openBrowser(plain()).post('/login', { ...fields, credential })).status).toBe(422)
  await inDatabase(site(), (database) =>
    database.execute(sql`UPDATE auth.users SET banned_until = now() + interval '1 day' WHERE id = ${userId}`),
  )
  const { answer } = await enter(key)
  expect([answer.status, answer.text.includes('Votre accès est en pause')]).toEqual([403, true])
})

test('creating wants an account and a fresh proof', async () => {
  const stranger = await openBrowser(plain()).post(creation, { intent: 'begin' })
  expect([stranger.status, stranger.location]).toEqual([302, '/login'])
  const visitor = await newVisitor(site())
  const finish = { intent: 'finish', challengeId: randomUUID(), credential: '{"id":""}' }
  const made = await visitor.post(creation, finish)
  expect([made.status, (await made.json()).problem]).toEqual([422, 'Trop de temps a passé. Recommencez.'])
  expect((await visitor.get(creation)).status).toBe(404)
  expect((await visitor.get(`${room}/cle-d-acces/${randomUUID()}`)).headers.get('location')).toBe(
    `${room}?pourquoi=cle`,
  )
  await letProofsAge(site(), visitor, '20 minutes')
  expect(await visitor.read(`${room}/cle-d-acces`)).toContain('Confirmer que c’est moi')
  const asked = await visitor.post(`${room}/cle-d-acces`, { intent: 'prove' })
  expect(asked.headers.get('location')).toBe('/login?etape=preuve')
  expect((await visitor.post(creation, { intent: 'begin' })).status).toBe(422)
})

test('after a link a device that can is offered a passkey, and not again once it was refused', async () => {
  const { email, browser } = await someone()
  await browser.post('/deconnexion', {})
  const byLink = async (more: Record<string, string>) => {
    await browser.post('/login?etape=e-mail', { method: 'link', email })
    const mail = await newestMail(site().databaseUrl, email, 'account-magiclink')
    const link = new URL(linkIn(mail), site().url)
    return browser.post('/logged', { ...Object.fromEntries(link.searchParams), ...more })
  }
  const offered = await byLink({ canKeepPasskey: 'yes' })
  expect(offered.location).toBe('/cle-d-acces')
  expect((await browser.get('/cle-d-acces')).text).toContain('Plus tard')
  expect((await browser.post('/cle-d-acces', {})).location).toBe('/espace-athlete/introduction')
  await browser.post('/deconnexion', {})
  await inDatabase(site(), (database) =>
    database.execute(sql`UPDATE auth.users SET confirmation_sent_at = NULL, recovery_sent_at = NULL`),
  )
  expect((await byLink({ canKeepPasskey: 'yes' })).location).toBe('/espace-athlete/introduction')
  expect((await openBrowser(plain()).get('/cle-d-acces')).location).toBe('/logged')
})

test('asked for after the password, it is offered at the second step; the password alone opens nothing', async () => {
  const { email, browser } = await someone()
  const { key } = await create(browser)
  const path = await pathOfPasskey(browser)
  expect((await browser.post(path, { intent: 'ask' })).text).toContain('Montrez d’abord votre second facteur')
  await browser.post('/deconnexion', {})
  const byPassword = () => browser.post('/login', { method: 'password', email, password })
  expect((await byPassword()).location).toBe('/espace-athlete/introduction')
  await enter(key, { browser })
  const asked = await browser.post(path, { intent: 'ask' })
  expect(asked.text.match(/<code>/g)).toHaveLength(10)
  expect((await browser.get(path)).text).toContain('Votre mot de passe seul n’ouvre plus votre compte')
  await browser.post('/deconnexion', {})
  expect((await byPassword()).location).toBe('/login?etape=second-facteur')
  expect((await browser.get('/compte')).location).toBe('/login?etape=second-facteur')
  const step = '/login?etape=second-facteur'
  expect((await enter(key, { browser, step })).answer.location).toBe('/compte')
  await browser.post(path, { intent: 'remove' })
  await browser.post('/deconnexion', {})
  expect((await byPassword()).location).toBe('/espace-athlete/introduction')
})
