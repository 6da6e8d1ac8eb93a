import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { connect } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { addAuthenticator } from '../../accounts/second-factor.ts'
import { makeAccount, password } from '../../accounts/site-accounts.ts'
import { codeIn, linkIn, newestMail } from '../../mail/mailbox.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })
const url = { database: '' }
beforeAll(() => {
  url.database = site().databaseUrl
})

const browser = () => openBrowser(site())
const better = 'lampe girafe tuba orage'
const signIn = (email: string, typed: string) =>
  browser().post('/login', { method: 'password', email, password: typed })

async function someone() {
  const email = `${randomUUID()}@club.example`
  return { email, userId: await makeAccount(url.database, { standing: 'member', email }) }
}

test('a forgotten password is replaced by the link of a mail, whoever asks is answered alike', async () => {
  const { email } = await someone()
  const visitor = browser()
  const sent = await visitor.post('/mot-de-passe', { method: 'link', email })
  const unknown = await browser().post('/mot-de-passe', { method: 'link', email: 'personne@club.example' })
  expect([sent.status, sent.location]).toEqual([303, '/mot-de-passe?etape=code'])
  expect([unknown.status, unknown.location]).toEqual([303, '/mot-de-passe?etape=code'])

  const link = linkIn(await newestMail(url.database, email, 'account-recovery'))
  const fields = Object.fromEntries(new URL(link, site().url).searchParams)
  expect((await visitor.post('/logged', fields)).location).toBe('/mot-de-passe/nouveau')
  const set = (typed: string) => visitor.post('/mot-de-passe/nouveau', { password: typed })
  for (const [typed, reason] of [
    ['court', '12 caractères'],
    ['Motdepasse2026!', 'plus courants'],
    ['Camille-Essai-2026', 'votre nom'],
  ] as const) {
    const refused = await set(typed)
    expect([refused.status, refused.text.includes(typed)]).toEqual([422, false])
    expect(refused.text).toContain(reason)
  }
  expect((await set(better)).location).toBe('/espace-athlete/introduction')
  await newestMail(url.database, email, 'account-password-changed')
  expect((await signIn(email, password)).status).toBe(422)
  expect((await signIn(email, better)).location).toBe('/espace-athlete/introduction')
})

test('whoever else was signed in is out at once when the password is replaced', async () => {
  const { email } = await someone()
  const intruder = browser()
  await intruder.post('/login', { method: 'password', email, password })
  expect((await intruder.get('/compte/menu')).status).toBe(200)
  const owner = browser()
  await owner.post('/mot-de-passe', { method: 'link', email })
  const code = codeIn(await newestMail(url.database, email, 'account-recovery'))
  await owner.post('/mot-de-passe?etape=code', { method: 'code', code })
  expect((await owner.post('/mot-de-passe/nouveau', { password: better })).status).toBe(303)
  expect((await intruder.get('/compte/menu')).location).toBe('/login')
  expect((await owner.get('/compte')).status).toBe(200)
})

test('the code of the mail leads there too; with a second factor, after it', async () => {
  const { email } = await someone()
  const code = await addAuthenticator(site().url, email)
  const visitor = browser()
  await visitor.post('/mot-de-passe', { method: 'link', email })
  const mailed = codeIn(await newestMail(url.database, email, 'account-recovery'))
  const half = await visitor.post('/mot-de-passe?etape=code', { method: 'code', code: mailed })
  expect(half.location).toBe('/login?etape=second-facteur')
  expect((await visitor.get('/mot-de-passe/nouveau')).location).toBe('/mot-de-passe')
  const page = await visitor.get('/login?etape=second-facteur')
  const factor = /name="factor" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const shown = await visitor.post('/login', { method: 'second-factor', factor, code: code() })
  expect(shown.location).toBe('/mot-de-passe/nouveau')
  expect((await visitor.post('/mot-de-passe/nouveau', { password: better })).status).toBe(303)
})

test('a session opened by a password is no reason to set another without it', async () => {
  const { email } = await someone()
  const visitor = browser()
  await visitor.post('/login', { method: 'password', email, password })
  expect((await visitor.get('/mot-de-passe/nouveau')).location).toBe('/mot-de-passe')
  expect((await visitor.post('/mot-de-passe/nouveau', { password: better })).location).toBe('/mot-de-passe')
  expect((await signIn(email, password)).location).toBe('/espace-athlete/introduction')
})

test('a session opened by a link that only signs in is no reason either', async () => {
  const { email } = await someone()
  const visitor = browser()
  await visitor.post('/login?etape=e-mail', { method: 'link', email })
  const link = linkIn(await newestMail(url.database, email, 'account-magiclink'))
  const fields = Object.fromEntries(new URL(link, site().url).searchParams)
  for (const type of ['recovery', 'magiclink']) await visitor.post('/logged', { ...fields, type })
  expect(visitor.isSignedIn()).toBe(true)
  expect((await visitor.get('/mot-de-passe/nouveau')).location).toBe('/mot-de-passe')
  expect((await visitor.post('/mot-de-passe/nouveau', { password: better })).location).toBe('/mot-de-passe')
})

test('an invited person gives a name and a password, and is a member', async () => {
  const { email, userId } = await someone()
  const { database, close } = connect(url.database, { onError: () => undefined })
  await database
    .update(members)
    .set({ status: 'invited', firstName: 'Camille', lastName: '' })
    .where(eq(members.userId, userId))
  const visitor = browser()
  await visitor.post('/mot-de-passe', { method: 'link', email })
  const link = linkIn(await newestMail(url.database, email, 'account-recovery'))
  const { token_hash: token = '' } = Object.fromEntries(new URL(link, site().url).searchParams)
  expect((await visitor.get(`/invitation?token_hash=${token}`)).location).toBe(
    `/logged?token_hash=${token}&type=invite`,
  )
  const followed = await visitor.post('/logged', { token_hash: token, type: 'recovery' })
  expect(followed.location).toBe('/invitation')
  const page = await visitor.get('/invitation')
  expect(page.text).toContain('value="Camille"')
  const accept = (fields: Record<string, string>) => visitor.post('/invitation', fields)
  const refused = await accept({ firstName: 'Camille', lastName: ' ', password: better })
  expect([refused.status, refused.text.includes('Indiquez votre nom')]).toEqual([422, true])
  expect((await accept({ firstName: 'Camille', lastName: 'Martin', password: 'court' })).status).toBe(422)
  const right = { firstName: 'Camille', lastName: 'Martin', password: better, canKeepPasskey: 'yes' }
  expect((await accept(right)).location).toBe('/cle-d-acces')
  expect((await visitor.post('/cle-d-acces', {})).location).toBe('/espace-athlete/introduction')
  const [member] = await database.select().from(members).where(eq(members.userId, userId))
  expect(member).toMatchObject({ status: 'active', lastName: 'Martin' })
  await close()
  expect((await visitor.get('/invitation')).location).toBe('/logged')
  expect((await signIn(email, better)).location).toBe('/espace-athlete/introduction')
})
