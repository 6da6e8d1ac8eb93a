import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { unpackActivity } from '#app/pages/tools/story/activities/packed-activity.ts'
import { connect, type Connection } from '#db/database.ts'
import { stravaAnswers, stravaAthletes, stravaConnections, usedLimits } from '#db/schema/index.ts'
import { runAdmin } from '../../run-command.ts'
import { startStravaStandIn } from '../../strava/stand-in.ts'
import { useSite } from '../use-site.ts'
import { openBrowser, type Page } from '../visitor-browser.ts'

const strava = await startStravaStandIn()
const { site, get } = useSite({ ...strava.environment, SAMPLE_CONTENT: 'off', TRUST_PROXY: 'on' })
const list = '/nos-outils/strava-story-sharing/activities'
const connecting = '/nos-outils/strava-story-sharing/strava/connexion'
const longRun = `${list}/9000000001`

const held: { connection?: Connection } = {}
const database = () => {
  if (!held.connection) throw new Error('The database is not open yet.')
  return held.connection.database
}
beforeAll(() => {
  held.connection = connect(site().databaseUrl, { onError: () => undefined })
})
afterAll(async () => {
  await held.connection?.close()
  await strava.close()
})
beforeEach(async () => {
  await database().delete(stravaAthletes)
  await database().delete(usedLimits)
  strava.asked.length = 0
  strava.settings.isFull = false
  strava.limits.limits.splice(0, 2, 10_000, 10_000)
})

/** A browser that went to Strava and came back. */
async function connected(answer: Parameters<typeof strava.answerConsent>[1] = {}, way = connecting) {
  const browser = openBrowser(site())
  const left = await browser.get(way)
  const page = await browser.follow(await browser.get(strava.answerConsent(left.location ?? '', answer)))
  return { browser, page }
}

const counted = async () =>
  Promise.all([stravaAthletes, stravaConnections, stravaAnswers].map((table) => database().$count(table)))
const titles = ({ text }: Page) => [...text.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title]) => title)
const calls = (path: RegExp) => strava.asked.filter((call) => path.test(call))

test('a browser goes to Strava, comes back, and sees its activities, older ones and one whole', async () => {
  const visitor = openBrowser(site())
  const before = await visitor.get(list)
  expect(before.headers.get('cache-control')).toBe('private, no-store')
  expect(before.headers.get('x-robots-tag')).toContain('noindex')
  expect(before.text).toMatch(/<a class="strava-button" href="[^"]*\/strava\/connexion"/)

  const left = await visitor.get(connecting)
  const asked = new URL(left.location ?? '').searchParams
  expect(asked.get('scope')).toBe('read,activity:read')
  expect(asked.get('redirect_uri')).toMatch(/\/nos-outils\/strava-story-sharing\/strava\/retour$/)
  const back = await visitor.get(strava.answerConsent(left.location ?? ''))
  expect(back.headers.getSetCookie().join('\n')).toMatch(/^strava=.*HttpOnly; SameSite=Lax/m)
  const first = await visitor.follow(back)
  expect(first.text).toContain('Strava est relié à ce navigateur.')
  expect(first.text).toContain('Powered by')
  expect(titles(first)).toHaveLength(30)
  expect(titles(first)[3]).toBe('Course du village &lt;b&gt;')
  expect(first.text).toContain('18,4\u00A0km')
  expect(first.text).toContain('5′13″/km')

  const third = await visitor.get(`${list}?page=3`)
  expect(titles(third)).toHaveLength(10)
  expect(third.text).not.toContain('Plus anciennes')
  expect((await visitor.get(`${list}?page=4`)).text).toContain('Il n’y a pas d’activité plus ancienne.')
})

/** Name and value of every figure, as machines read them. */
const figures = ({ text }: Page) =>
  Object.fromEntries(
    [...text.matchAll(/<data data-nom="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [
      name,
      Number(value),
    ]),
  )
const plain = ({ text }: Page) => text.replace(/<!-- -->/g, '')

test('an activity is told unrounded, with its kilometres, its laps, its recorder and the way to the story', async () => {
  const { browser } = await connected()
  const page = await browser.get(longRun)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(figures(page)).toMatchObject({
    distance: 18_400,
    temps: 5759,
    'temps-total': 5879,
    allure: 5759 / 18.4,
    vitesse: expect.closeTo((18.4 / 5759) * 3600, 9),
    denivele: 124,
    'frequence-cardiaque': 148.2,
    cadence: 172,
  })
  expect(page.text.match(/<tr data-ligne="\d/g)).toHaveLength(19)
  expect(page.text.match(/<tr data-ligne="tour-/g)).toHaveLength(18)
  expect(plain(page)).toContain('15 novembre 2026, 9 h 30 · Garmin Forerunner 265')
  expect(page.text).toContain('href="/nos-outils/strava-story-sharing?activite=9000000001"')
  expect(page.text).toMatch(/href="https:\/\/www\.strava\.com\/activities\/9000000001"[^>]*>View on Strava/)

  const ride = await browser.get(`${list}/9000000002`)
  expect(figures(ride)).toMatchObject({ vitesse: expect.closeTo(62.3 / 2.4, 9), puissance: 187.4 })
  expect(ride.text).toContain('Puissance estimée')
  const swim = figures(await browser.get(`${list}/9000000003`))
  expect(swim).toMatchObject({ distance: 2400, allure: 118 })
  expect(swim).not.toHaveProperty('denivele')
  const typed = await browser.get(`${list}/9000000004`)
  expect(typed.text).toContain('Course du village &lt;b&gt;')
  expect(figures(typed)).toMatchObject({ distance: 10_000, temps: 2520, allure: 252 })
  expect(typed.text).not.toContain('<table')
})

test('the browser that draws gets the whole of it, and makes of it what the server had', async () => {
  const { browser } = await connected()
  const file = await browser.get(`${longRun}/activite.json`)
  expect(file.headers.get('content-type')).toContain('application/json')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const { legs, startedAt } = unpackActivity(JSON.parse(file.text))
  expect(startedAt).toEqual(new Date('2026-11-15T08:30:00Z'))
  expect(legs[0]?.track.metres).toHaveLength(1152)
  expect(legs[0]?.track.metres.at(-1)).toBeCloseTo(18_400 * (5755 / 5759), 6)
  expect(Number.isNaN(legs[0]?.track.watts[7])).toBe(true)
})

test('the page of a file is for the browser that opened it: without a script it says so', async () => {
  const page = await get(`${list}/fichier-1abc`)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('il faut JavaScript pour la lire')
})

test('nothing readable of the tokens or of what was read is in the database, and a day’s page asks once', async () => {
  const { browser } = await connected()
  await browser.get(longRun)
  await browser.get(longRun)
  expect(calls(/activities\/9000000001$/)).toHaveLength(1)
  const [grant] = strava.oauth.grants
  const rows = JSON.stringify([
    await database().select().from(stravaAthletes),
    await database().select().from(stravaAnswers),
  ])
  expect(rows).not.toContain(grant?.accessToken)
  expect(rows).not.toContain(grant?.refreshToken)
  expect(rows).not.toContain('Sortie longue')
})

test.each([
  [{ act: 'cancel' }, 'Rien n’a été relié.', connecting],
  [{ scope: 'read' }, 'Il manque un accord.', `${connecting}?encore`],
])('an athlete who answers %j is told what that means, and nothing is kept', async (answer, words, again) => {
  const { page } = await connected(answer)
  expect(page.text).toContain(words)
  expect(page.text).toContain(`href="${again}"`)
  expect(calls(/token/)).toEqual([])
  expect(await counted()).toEqual([0, 0, 0])
})

test('asked again, Strava is to show its page; private activities are asked for by a link of their own', async () => {
  const again = await get(`${connecting}?encore`)
  expect(new URL(again.headers.get('location') ?? '').searchParams.get('approval_prompt')).toBe('force')
  const { page } = await connected({}, `${connecting}?prive`)
  expect(strava.oauth.grants[0]?.scope).toBe('read,activity:read_all')
  expect(page.text).not.toContain('Les ajouter')
})

test('a way back that is not this browser’s, or was gone before, ends nowhere', async () => {
  const visitor = openBrowser(site())
  const stranger = openBrowser(site())
  const back = strava.answerConsent((await visitor.get(connecting)).location ?? '')
  const expired = `${list}?strava=perime`
  expect((await stranger.get(back)).location).toBe(expired)
  expect((await visitor.get(back.replace(/state=[^&]+/, `state=${crypto.randomUUID()}`))).location).toBe(
    expired,
  )
  expect(await counted()).toEqual([0, 0, 0])

  const replayer = openBrowser(site())
  const way = strava.answerConsent((await replayer.get(connecting)).location ?? '')
  const state = replayer.cookie('strava_etat') ?? ''
  expect((await replayer.get(way)).location).toBe(`${list}?strava=relie`)
  replayer.setCookie('strava_etat', state)
  expect((await replayer.get(way)).location).toBe(expired)
})

test('a code that was used, an application that is full, a Strava that is down are told apart', async () => {
  const ending = async () => {
    const visitor = openBrowser(site())
    const way = strava.answerConsent((await visitor.get(connecting)).location ?? '')
    return { visitor, way }
  }
  const used = await ending()
  await fetch(`${strava.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: strava.environment.STRAVA_CLIENT_ID,
      client_secret: strava.environment.STRAVA_CLIENT_SECRET,
      code: new URLSearchParams(used.way.split('?')[1]).get('code') ?? '',
      grant_type: 'authorization_code',
    }),
  })
  expect((await used.visitor.get(used.way)).location).toBe(`${list}?strava=perime`)

  const full = await ending()
  strava.settings.isFull = true
  const page = await full.visitor.follow(await full.visitor.get(full.way))
  expect(page.text).toContain('Strava limite le nombre d’athlètes par application')
  expect(page.text).toContain('ouvrez le fichier')
  strava.settings.isFull = false

  for (const fault of [500, 'nonsense'] as const) {
    const down = await ending()
    strava.failNext(/token/, fault)
    expect((await down.visitor.get(down.way)).location).toBe(`${list}?strava=panne`)
  }
  expect(await counted()).toEqual([0, 0, 0])
})

test('two pages asked for at once renew a token once, and keep the one that came', async () => {
  const { browser } = await connected()
  strava.oauth.expire()
  await database()
    .update(stravaAthletes)
    .set({ expiresAt: new Date(0) })
  strava.asked.length = 0
  const pages = await Promise.all([2, 3].map((page) => browser.get(`${list}?page=${page}`)))
  expect(pages.map((page) => titles(page).length)).toEqual([30, 10])
  expect(calls(/token/)).toHaveLength(1)
  strava.oauth.expire()
  expect((await browser.get(longRun)).status, 'the token ended before its time').toBe(200)
})

test('an access ended at Strava is said, and everything of the athlete is gone', async () => {
  const { browser } = await connected()
  strava.oauth.endGrantsOf(4242)
  await database().delete(stravaAnswers)
  const page = await browser.get(list)
  expect(page.text).toContain('Strava ne nous donne plus accès à vos activités.')
  expect(browser.cookie('strava')).toBeUndefined()
  expect(await counted()).toEqual([0, 0, 0])

  const other = await connected()
  strava.oauth.endGrantsOf(4242)
  expect((await other.browser.get(longRun)).location).toBe(`${list}?strava=fini`)
})

test('a secret of ours that is wrong, or a token that may not read, say nothing of the athlete: nothing is forgotten', async () => {
  const { browser } = await connected()
  await database()
    .update(stravaAthletes)
    .set({ expiresAt: new Date(0) })
  await database().delete(stravaAnswers)
  strava.failNext(/token/, 403)
  expect((await browser.get(list)).text).toContain('Strava ne laisse plus ce site lire')
  for (const grant of strava.oauth.grants) grant.scope = 'read'
  const lacking = await browser.get(list)
  expect(lacking.text).toContain('ne couvre pas vos activités')
  expect(lacking.text).toContain(`href="${connecting}?encore"`)
  expect(await counted()).toEqual([1, 1, 0])
})

test('once the questions are spent nothing is asked before the next quarter: who waits is told the minute', async () => {
  const { browser } = await connected()
  const other = await connected()
  const used = Number(strava.limits.headers()['x-readratelimit-usage'].split(',')[0])
  strava.limits.limits[0] = used + 1
  await browser.get(`${list}?page=2`)
  await database()
    .update(stravaAnswers)
    .set({ readAt: new Date(Date.now() - 3_600_000) })
  strava.asked.length = 0
  const told = await other.browser.get(longRun)
  expect(told.status).toBe(503)
  const quarter = new Date((Math.floor(Date.now() / 900_000) + 1) * 900_000)
  const minute = quarter.toLocaleTimeString('fr-FR', { timeZone: 'Europe/Paris', minute: '2-digit' })
  expect(told.text).toMatch(
    new RegExp(`à \\d+\u00A0h${minute === '00' ? '' : `\u00A0${minute.padStart(2, '0')}`}\u00A0:`),
  )
  expect(Number(told.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  expect(titles(await browser.get(`${list}?page=2`)), 'what was read stays').toHaveLength(30)
  expect(strava.asked).toEqual([])
})

test('« Oublier Strava » removes everything of the athlete in every browser, and gives the access back', async () => {
  const { browser } = await connected()
  const { browser: second } = await connected()
  strava.failNext(/revoke/, 500)
  const done = await browser.post(list, { intent: 'oublier' })
  expect([done.status, done.location]).toEqual([303, `${list}?strava=oublie`])
  expect(await counted()).toEqual([0, 0, 0])
  expect((await second.get(list)).text).toContain('Connect with Strava')
  expect(calls(/activities/)).toHaveLength(2)
  await vi.waitUntil(() => calls(/revoke/).length > 0, 10_000)
  await database().execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`)
  await vi.waitUntil(() => strava.oauth.grants.length === 0, { timeout: 10_000, interval: 50 })
  expect((await browser.post(list, {})).status).toBe(400)
})

const webhook = '/webhooks/strava'
const told = (body: unknown) =>
  fetch(site().url + webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('the webhook gives the challenge back to whoever knows the token', async () => {
  const asked = (token: string) =>
    get(`${webhook}?hub.mode=subscribe&hub.challenge=15f7d1a91c1f40f8&hub.verify_token=${token}`)
  const right = await asked(strava.verifyToken)
  expect([right.status, await right.json()]).toEqual([200, { 'hub.challenge': '15f7d1a91c1f40f8' }])
  expect((await asked('wrong')).status).toBe(403)
  expect((await get(webhook)).status).toBe(403)
})

test('the subscription to the webhook is made, shown and ended from the machine', async () => {
  const admin = (words: string, settings: Record<string, string> = strava.environment) => {
    const { dataDirectory: DATA_DIR, databaseUrl: DATABASE_URL, url: SITE_URL } = site()
    return runAdmin(['strava', ...words.split(' ')], { DATA_DIR, DATABASE_URL, SITE_URL, ...settings })
  }
  const line = `7001\t${site().url}${webhook}\n`
  expect(await admin('show')).toEqual({ code: 1, said: 'Aucun abonnement.\n' })
  expect(await admin('subscribe')).toEqual({ code: 0, said: line })
  expect(await admin('subscribe')).toMatchObject({ code: 1, said: expect.stringContaining('déjà ouvert') })
  expect(await admin('show')).toEqual({ code: 0, said: line })
  expect(await admin('end')).toEqual({ code: 0, said: '7001 fermé.\n' })
  expect(strava.subscriptions).toEqual([])
  expect(await admin('show', {})).toMatchObject({
    code: 1,
    said: expect.stringContaining('STRAVA_CLIENT_ID'),
  })
  expect(await admin('show moi')).toMatchObject({ code: 2 })
})

test('an athlete who ends the access at Strava, and what they remove there, is gone here', async () => {
  const { browser } = await connected()
  await browser.get(longRun)
  const changed = {
    object_type: 'activity',
    owner_id: 4242,
    aspect_type: 'update',
    updates: { private: 'true' },
  }
  expect(await counted()).toEqual([1, 1, 2])
  expect((await told({ ...changed, object_id: 9_000_000_001 })).status).toBe(200)
  expect(await counted()).toEqual([1, 1, 0])
  const ended = { object_type: 'athlete', object_id: 4242, owner_id: 4242, aspect_type: 'update' }
  expect((await told({ ...ended, updates: { title: 'x' } })).status).toBe(200)
  expect(await counted()).toEqual([1, 1, 0])
  await browser.get(list)
  expect((await told({ ...ended, updates: { authorized: 'false' } })).status).toBe(200)
  expect(await counted()).toEqual([0, 0, 0])
  for (const nonsense of ['', '{', '[]', '{"object_type":"athlete"}'])
    expect((await told(nonsense)).status, nonsense).toBe(400)
  expect((await told({ ...ended, updates: { words: 'x'.repeat(5000) } })).status).toBe(413)
})

test.each(['9999999999', '1', '0', '-1', 'inconnue', '9000000001x', `${'9'.repeat(30)}`])(
  'the activity « %s » is nobody’s here',
  async (id) => {
    const { browser } = await connected()
    const page = await browser.get(`${list}/${id}`)
    expect(page.status).toBe(404)
    expect(page.text).toContain(`Page Not Found: ${list}/${id}`)
  },
)

test('what is an athlete’s is nobody else’s', async () => {
  await connected()
  expect((await get(longRun)).status).toBe(404)
  expect((await get(`${longRun}/activite.json`)).status).toBe(404)
  strava.settings.athleteId = 77
  strava.athletes.set(77, { id: 77, activities: strava.athletes.get(4242)?.activities ?? [] })
  const { browser } = await connected()
  strava.settings.athleteId = 4242
  expect((await browser.get(longRun)).status, 'Strava shows it, but it is another athlete’s').toBe(404)
})
