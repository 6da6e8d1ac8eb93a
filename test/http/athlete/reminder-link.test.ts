import { eq } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeReminderToken } from '#app/domain/competitions/reminders/reminder-token.server.ts'
import { members, reminderCuts } from '#db/schema/index.ts'
import { makeAccount } from '../../accounts/site-accounts.ts'
import { inDatabase } from '../../accounts/visitor.ts'
import { wordsOf } from '../../mail/reading.ts'
import { useSiteProcess } from '../use-site.ts'

const { get, post, site } = useSiteProcess({ LOG_LEVEL: 'info' })
const oneClick = 'List-Unsubscribe=One-Click'

async function newLink() {
  const email = `rappel-${crypto.randomUUID()}@club.example`
  const memberId = await makeAccount(site().databaseUrl, { standing: 'member', email })
  const secret = readFileSync(join(site().dataDirectory, 'app-secret'), 'utf8').trim()
  return { memberId, path: `/rappels/${makeReminderToken(secret, { memberId, kind: 'week-before' })}` }
}

function cutsOf(memberId: string) {
  return inDatabase(site(), async (database) => {
    const rows = await database.select().from(reminderCuts).where(eq(reminderCuts.memberId, memberId))
    return rows.map(({ kind }) => kind)
  })
}

/** As the machines of a mail program post: no page, no cookie, no origin. */
function fromMailProgram(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(site().url + path, { method: 'POST', redirect: 'manual', body, headers })
}

test('programs that follow the links of a mail change nothing', async () => {
  const { memberId, path } = await newLink()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await fetch(site().url + path, { method })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  }
  const page = wordsOf(await (await get(path)).text())
  expect(page).toContain('Ne plus recevoir ce rappel ?')
  expect(page).toContain('Une semaine avant votre course')
  expect(await cutsOf(memberId)).toEqual([])
})

test('one POST of a mail program cuts, without a redirect; a second one changes nothing', async () => {
  const { memberId, path } = await newLink()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const multipart = new FormData()
  multipart.set('List-Unsubscribe', 'One-Click')
  for (const [body, headers] of [
    [oneClick, type],
    [multipart, {}],
  ] as const) {
    const answer = await fromMailProgram(path, body, headers)
    expect(answer.status).toBe(200)
    expect(wordsOf(await answer.text())).toContain('C’est fait.')
    expect(await cutsOf(memberId)).toEqual(['week-before'])
  }
})

test('the button of the page cuts, and the one of the answer takes it back', async () => {
  const { memberId, path } = await newLink()
  const send = async (geste: string) => (await post(path, new URLSearchParams({ geste }))).text()
  expect(await send('couper')).toContain('value="recevoir"')
  expect(wordsOf(await (await get(path)).text())).toContain('Ce rappel est coupé.')
  expect(await cutsOf(memberId)).toEqual(['week-before'])
  expect(wordsOf(await send('recevoir'))).toContain('C’est rétabli.')
  expect(await cutsOf(memberId)).toEqual([])
})

test('a link this site did not sign, or of somebody who is gone, leads nowhere', async () => {
  const { memberId, path } = await newLink()
  const gone = await newLink()
  await inDatabase(site(), (database) => database.delete(members).where(eq(members.userId, gone.memberId)))
  const forged = path.replace(memberId, (await newLink()).memberId)
  for (const address of [gone.path, forged, `${path}x`, '/rappels/x', '/rappels/%00', '/rappels/%ff']) {
    const expected = /%/.test(address) ? 400 : 404
    expect([address, (await get(address)).status]).toEqual([address, expected])
    const posted = await fromMailProgram(address, new URLSearchParams(oneClick))
    expect([address, posted.status]).toEqual([address, expected])
  }
  expect(wordsOf(await (await get(forged)).text())).toContain('Ce lien ne mène à rien.')
  expect(await cutsOf(memberId)).toEqual([])
})

test('what is no form, or too long, is refused', async () => {
  const { memberId, path } = await newLink()
  const json = { 'content-type': 'application/json' }
  expect((await fromMailProgram(path, '{}', json)).status).toBe(400)
  expect((await fromMailProgram(path, 'x'.repeat(5000))).status).toBe(413)
  expect((await fetch(site().url + path, { method: 'PUT', body: oneClick })).status).toBe(405)
  expect(await cutsOf(memberId)).toEqual([])
})

test('from elsewhere one posts to such a link only, whatever the address becomes when it is read', async () => {
  const { path } = await newLink()
  const headers = { origin: 'https://ailleurs.example' }
  for (const address of [`${path}/x`, '/rappels/', '/contact', '/x/rappels/y'])
    expect([address, (await fromMailProgram(address, oneClick, headers)).status]).toEqual([address, 403])
})

test('the log knows neither the secret nor what was cut', async () => {
  const { path } = await newLink()
  await get(path)
  const secret = path.slice('/rappels/'.length).split('..')[0] ?? ''
  await expect.poll(() => site().output()).toContain('"path":"/rappels/…","status":200')
  expect(site().output()).not.toContain('week-before')
  expect(site().output()).not.toContain(secret)
})
