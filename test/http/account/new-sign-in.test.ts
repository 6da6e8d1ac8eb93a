import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameOfAction } from '#app/domain/audit-log/rules.ts'
import { auditLog, signIns } from '#db/schema/index.ts'
import { makeAccount, password, sessionCookies } from '../../accounts/site-accounts.ts'
import { hiddenField, inDatabase, mailsTo } from '../../accounts/visitor.ts'
import { newestMail } from '../../mail/mailbox.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite({ TRUST_PROXY: 'on' })
const browser = () => openBrowser(site())
const template = 'account-signed-in'

async function someone() {
  const email = `${randomUUID()}@club.example`
  const userId = await makeAccount(site().databaseUrl, { standing: 'member', email })
  const signIn = async (from = browser()) => {
    const answer = await from.post('/login', { method: 'password', email, password })
    expect(answer.status).toBe(303)
    return from
  }
  const told = async () => (await mailsTo(site(), email)).filter((mail) => mail.template === template)
  return { email, userId, signIn, told }
}

async function disownLink(email: string): Promise<string> {
  const { text } = await newestMail(site().databaseUrl, email, template)
  const { pathname, search } = new URL(/https?:\/\/\S+\/connexion-inconnue\?[^\s\]]+/.exec(text)?.[0] ?? '')
  return pathname + search
}

const post = (token: string) => browser().post('/connexion-inconnue', { token })

test('a sign-in from a new device is told once, with device and minute; the first of an account is not', async () => {
  const { signIn, told } = await someone()
  const own = await signIn()
  expect(await told()).toEqual([])
  const other = await signIn()
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Ordinateur, Chrome, le \d+(?:er)?\s\S+\s\d{4},\s\d+\sh(?:\s\d\d)?\./)
  expect(mail?.text).not.toMatch(/10\.0\./)
  await other.post('/deconnexion', {})
  for (const known of [other, own]) await signIn(known)
  expect(await told()).toHaveLength(1)
})

test('so is one at the service’s own door, and somebody who forgets their cookies is not flooded', async () => {
  const { email, signIn, told } = await someone()
  await signIn()
  for (let time = 0; time < 2; time += 1) await sessionCookies(site().url, email)
  expect(await told()).toHaveLength(1)
  for (let time = 0; time < 6; time += 1) await signIn()
  expect(await told()).toHaveLength(5)
})

test('« ce n’était pas moi » is looked at without harm, closes everything once, and asks for a new password', async () => {
  const { email, userId, signIn } = await someone()
  const own = await signIn()
  const stranger = await signIn()
  const link = await disownLink(email)
  for (let times = 0; times < 2; times += 1) {
    const page = await browser().get(link)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(page.text).toContain('Ce n’était pas moi, tout fermer')
  }
  expect((await own.get('/compte')).status).toBe(200)
  const token = hiddenField((await browser().get(link)).text, 'token')
  expect((await post(`${token.slice(0, -4)}AAAA`)).status).toBe(422)

  const done = await post(token)
  expect([done.status, done.text.includes('Votre compte est refermé')]).toEqual([200, true])
  for (const closed of [own, stranger]) expect((await closed.get('/compte')).location).toBe('/login')
  expect((await browser().post('/login', { method: 'password', email, password })).status).toBe(422)
  const recovery = await newestMail(site().databaseUrl, email, 'account-recovery')
  expect(recovery.text).toContain('/logged?token_hash=')
  const again = await post(token)
  expect([again.status, again.text.includes('Ce lien ne sert plus')]).toEqual([422, true])

  const found = new URL(/https?:\/\/\S+\/logged\?[^\s\]]+/.exec(recovery.text)?.[0] ?? '')
  const back = browser()
  const followed = await back.post('/logged', Object.fromEntries(found.searchParams))
  expect(followed.location).toBe('/mot-de-passe/nouveau')
  await back.post('/mot-de-passe/nouveau', { method: 'password', password: 'quatre lignes vertes dehors' })
  const history = (await back.get('/compte/sessions')).text
  for (const words of ['Connexion</td>', nameOfAction('account.sign-in-disowned'), 'Mot de passe changé'])
    expect(history).toContain(words)
  const kept = JSON.parse((await back.get('/compte/donnees/mes-donnees.json')).text)
  expect(kept.connexions).toHaveLength(3)
  expect(kept.connexions[1]).toMatchObject({ device: 'Ordinateur, Chrome', disownedAt: expect.any(String) })
  expect(JSON.stringify(kept.connexions)).not.toContain('origin')
  const lines = await inDatabase(site(), (database) =>
    database.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.at),
  )
  expect(lines.map(({ action, details }) => [action, details?.device])).toEqual([
    ['account.sign-in-disowned', 'Ordinateur, Chrome'],
    ['account.password-changed', 'Ordinateur, Chrome'],
  ])
})

test('its link ends after a week; minutes are kept, and no seconds', async () => {
  const { email, userId, signIn } = await someone()
  await signIn()
  await signIn()
  const link = await disownLink(email)
  const rows = await inDatabase(site(), (database) =>
    database.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(desc(signIns.at)),
  )
  for (const { at } of rows) expect(at.getTime() % 60_000).toBe(0)
  await inDatabase(site(), (database) =>
    database.execute(sql`UPDATE club.sign_ins SET at = at - interval '8 days' WHERE user_id = ${userId}`),
  )
  expect((await browser().get(link)).text).toContain('Ce lien ne sert plus')
  expect((await browser().get('/connexion-inconnue')).text).toContain('Ce lien ne sert plus')
})
