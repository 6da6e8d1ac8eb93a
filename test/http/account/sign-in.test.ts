import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { makeRecoveryCodes } from '#app/domain/recovery-codes/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { addAuthenticator } from '../../accounts/second-factor.ts'
import { makeAccount, password, type TestAccount } from '../../accounts/site-accounts.ts'
import { codeIn, linkIn, newestMail } from '../../mail/mailbox.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })
const url = { database: '' }
beforeAll(() => {
  url.database = site().databaseUrl
})

async function someone(standing: TestAccount['standing'] = 'member') {
  const email = `${randomUUID()}@club.example`
  return { email, userId: await makeAccount(url.database, { standing, email }) }
}
const browser = () => openBrowser(site())
const byPassword = (email: string, typed = password) => ({ method: 'password', email, password: typed })

test('an address and its password open the area; the page that asks is nobody’s to keep', async () => {
  const { email } = await someone()
  const visitor = browser()
  const page = await visitor.get('/login')
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(page.text).toContain('noindex')
  const answer = await visitor.post('/login', byPassword(email))
  expect([answer.status, answer.location]).toEqual([303, '/espace-athlete/introduction'])
  expect(visitor.isSignedIn()).toBe(true)
  expect((await visitor.get('/login')).location).toBe('/espace-athlete/introduction')
})

test('a wrong password and an unknown address are answered alike, and no password comes back', async () => {
  const { email } = await someone()
  const words = async (typed: Record<string, string>) => {
    const { status, text } = await browser().post('/login', typed)
    expect(text).not.toContain('pas le bon mot')
    return { status, alert: /role="alert".*?<\/div>/s.exec(text)?.[0] }
  }
  const wrong = await words(byPassword(email, 'pas le bon mot'))
  expect(wrong).toEqual(await words(byPassword('personne@club.example', 'pas le bon mot')))
  expect(wrong.status).toBe(422)
  expect(wrong.alert).toContain('ne vont pas ensemble')
})

test('too many attempts wait, and are told how long', async () => {
  const { email } = await someone()
  const visitor = browser()
  const statuses = []
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await visitor.post('/login', byPassword(email, `essai ${attempt}`))).status)
  expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
  const last = await visitor.post('/login', byPassword(email))
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('strangers keep nobody out: neither with sixty passwords nor with links', async () => {
  const { email } = await someone('admin')
  const own = browser()
  expect((await own.post('/login', byPassword(email))).location).toBe('/admin')
  await own.post('/deconnexion', {})
  const stranger = browser()
  for (let attempt = 0; attempt < 60; attempt += 1)
    await (attempt % 5 === 0 ? browser() : stranger).post('/login', byPassword(email, `essai ${attempt}`))
  expect((await browser().post('/login', byPassword(email))).location).toBe('/admin')
  expect((await own.post('/login', byPassword(email))).location).toBe('/admin')
  for (let attempt = 0; attempt < 6; attempt += 1)
    await stranger.post('/login?etape=e-mail', { method: 'link', email })
  const sent = await browser().post('/login?etape=e-mail', { method: 'link', email })
  expect(sent.location).toBe('/login?etape=code')
})

test('a device of the account’s own waits for nobody’s failures but its own; right sign-ins do not count', async () => {
  const { email } = await someone()
  const own = browser()
  for (let time = 0; time < 12; time += 1)
    expect((await own.post('/login', byPassword(email))).status, String(time)).toBe(303)
  const mark = own.cookie('appareil') ?? ''
  expect(mark).not.toBe('')
  const strangers = Array.from({ length: 11 }, browser)
  for (const stranger of strangers)
    for (let attempt = 0; attempt < 10; attempt += 1)
      await stranger.post('/login', byPassword(email, `essai ${attempt}`))
  expect((await browser().post('/login', byPassword(email))).status).toBe(429)
  const back = browser()
  back.setCookie('appareil', mark)
  expect((await back.post('/login', byPassword(email))).status).toBe(303)
  const forged = browser()
  forged.setCookie('appareil', mark.replace(/.{6}$/, 'AAAAAA'))
  expect((await forged.post('/login', byPassword(email))).status).toBe(429)
})

test('a session that was signed out opens nothing to who copied its cookie, and is listed no more', async () => {
  const { email } = await someone()
  const visitor = browser()
  await visitor.post('/login', byPassword(email))
  expect((await visitor.get('/compte/menu')).status).toBe(200)
  const copied = visitor.cookie('sb-localhost-auth-token') ?? ''
  expect((await visitor.post('/deconnexion', {})).location).toBe('/')
  expect(visitor.isSignedIn()).toBe(false)
  const thief = browser()
  thief.setCookie('sb-localhost-auth-token', copied)
  expect((await thief.get('/compte/menu')).location).toBe('/login')
  expect((await thief.get('/deconnexion')).location).toBe('/login')
  await visitor.post('/login', byPassword(email))
  const { text } = await visitor.get('/compte/sessions')
  expect(text).not.toContain('Fermer les autres sessions')
})

test('who has to wait uses up nothing of the account of somebody else', async () => {
  const { email } = await someone()
  const flooding = browser()
  const ask = (visitor: typeof flooding, of: string) =>
    visitor.post('/login?etape=e-mail', { method: 'link', email: of })
  const statuses = []
  for (let sent = 0; sent < 10; sent += 1)
    statuses.push((await ask(flooding, `personne-${sent}@club.example`)).status)
  for (let sent = 0; sent < 6; sent += 1) statuses.push((await ask(flooding, email)).status)
  expect([statuses[9], statuses[10], statuses[15]]).toEqual([303, 429, 429])
  expect((await ask(browser(), email)).status).toBe(303)
})

test('a link by mail waits for one tap, then serves once; the code of the same mail serves as well', async () => {
  const { email } = await someone()
  const visitor = browser()
  const sent = await visitor.post('/login?etape=e-mail', { method: 'link', email })
  expect([sent.status, sent.location]).toEqual([303, '/login?etape=code'])
  const unknown = await browser().post('/login?etape=e-mail', {
    method: 'link',
    email: 'personne@club.example',
  })
  expect([unknown.status, unknown.location]).toEqual([sent.status, sent.location])

  const link = linkIn(await newestMail(url.database, email, 'account-magiclink'))
  const scanner = browser()
  for (let count = 0; count < 3; count += 1) {
    const page = await scanner.get(link)
    expect([page.status, scanner.isSignedIn()]).toEqual([200, false])
    expect(page.text).toContain('Continuer')
  }
  const fields = Object.fromEntries(new URL(link, site().url).searchParams)
  const reader = browser()
  expect((await reader.post('/logged', fields)).location).toBe('/espace-athlete/introduction')
  expect(reader.isSignedIn()).toBe(true)
  const again = await browser().post('/logged', fields)
  expect([again.status, again.location]).toEqual([422, undefined])
  expect(again.text).toContain('n’est plus valable')
})

test('the code of the mail signs in; another does not', async () => {
  const { email } = await someone()
  const visitor = browser()
  await visitor.post('/login?etape=e-mail', { method: 'link', email })
  const code = codeIn(await newestMail(url.database, email, 'account-magiclink'))
  expect((await visitor.get('/login?etape=code')).text).toContain(email)
  const wrong = await visitor.post('/login?etape=code', {
    method: 'code',
    code: code === '000000' ? '111111' : '000000',
  })
  expect([wrong.status, visitor.isSignedIn()]).toEqual([422, false])
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`
  const right = await visitor.post('/login?etape=code', { method: 'code', code: spaced })
  expect([right.status, right.location]).toEqual([303, '/espace-athlete/introduction'])
})

test('with a second factor the password is half the way, and a recovery code stands in for it once', async () => {
  const { email, userId } = await someone()
  const code = await addAuthenticator(site().url, email)
  const visitor = browser()
  expect((await visitor.get('/compte?de=la')).location).toBe('/login')
  const half = await visitor.post('/login', byPassword(email))
  expect(half.location).toBe('/login?etape=second-facteur')
  expect((await visitor.get('/compte')).location).toBe('/login?etape=second-facteur')
  const page = await visitor.get('/login?etape=second-facteur')
  const factor = /name="factor" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const step = `/login?etape=second-facteur&facteur=${factor}`
  const show = (typed: string) => visitor.post(step, { method: 'second-factor', factor, code: typed })
  expect((await show('12')).text).toContain('six chiffres')
  const right = code()
  const wrong = await show(right === '000000' ? '111111' : '000000')
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('Attendez le suivant dans votre application')
  expect((await show(right)).location).toBe('/compte')
  expect((await visitor.get('/login')).location).toBe('/espace-athlete/introduction')

  const { database, close } = connect(url.database, { onError: () => undefined })
  const [spare = ''] = await makeRecoveryCodes({ database, clock: systemClock }, userId)
  await close()
  const lost = browser()
  await lost.post('/login', byPassword(email))
  const refused = await lost.post('/login?etape=secours', {
    method: 'recovery-code',
    code: 'aaaa-bbbb-cccc-dddd',
  })
  expect(refused.status).toBe(422)
  const spent = await lost.post('/login?etape=secours', {
    method: 'recovery-code',
    code: spare.toUpperCase(),
  })
  expect([spent.status, spent.location]).toEqual([303, '/compte/securite?code-utilise'])
  expect((await lost.get(spent.location ?? '')).text).toContain('Il vous reste 9 codes sur 10.')
  await newestMail(url.database, email, 'account-factors-removed')
  const next = browser()
  expect((await next.post('/login', byPassword(email))).location).toBe('/espace-athlete/introduction')
})

test('the way back is kept through signing in, and only to our own paths', async () => {
  const { email } = await someone()
  const visitor = browser()
  expect((await visitor.get('/compte/securite?de=la')).location).toBe('/login')
  expect((await visitor.post('/login', byPassword(email))).location).toBe('/compte/securite?de=la')
  for (const path of [
    'https://ailleurs.example/',
    '//ailleurs.example',
    '/\\ailleurs.example',
    '/login',
    '/logged',
  ]) {
    const forged = browser()
    forged.setCookie('sb-redirect-path', btoa(JSON.stringify(path)))
    expect((await forged.post('/login', byPassword(email))).location).toBe('/espace-athlete/introduction')
  }
})

test('whose membership is over sees so, and keeps the account', async () => {
  const { email } = await someone('signed-in')
  const visitor = browser()
  const page = await visitor.follow(await visitor.post('/login', byPassword(email)))
  expect([page.status, page.path]).toEqual([200, '/logged'])
  expect(page.text).toContain('Votre adhésion a pris fin')
})

test.each([
  ['/logged?error=access_denied&error_code=otp_expired', 'n’est plus valable'],
  ['/logged?error=server_error&error_description=%3Cscript%3Ealert(1)%3C/script%3E', 'pas disponible'],
  ['/logged?code=00000000-0000-4000-8000-000000000000', 'n’est plus valable'],
  ['/logged?token_hash=%22%3E%3Cscript%3E&type=magiclink', 'n’est plus valable'],
  ['/logged?etape=autre-adresse', 'l’autre adresse'],
  ['/logged', 'Aucune session ouverte'],
])('%s says so: %s', async (path, words) => {
  const page = await browser().get(path)
  expect(page.text).toContain(words)
  expect(page.text).not.toContain('alert(1)')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
})

test('signing out asks, ends this session, and leaves the others', async () => {
  const { email } = await someone()
  const [one, another] = [browser(), browser()]
  for (const visitor of [one, another]) await visitor.post('/login', byPassword(email))
  expect((await one.get('/deconnexion')).text).toContain('Se déconnecter')
  expect(one.isSignedIn()).toBe(true)
  expect((await one.post('/deconnexion', {})).location).toBe('/')
  expect(one.isSignedIn()).toBe(false)
  expect((await one.get('/deconnexion')).location).toBe('/login')
  expect((await another.get('/login')).location).toBe('/espace-athlete/introduction')
})
