import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stravaAnswers, stravaAthletes } from '#db/schema/index.ts'
import { runAdmin } from '../../run-command.ts'
import { openBrowser } from '../visitor-browser.ts'
import { connecting, list, longRun, titles, useStrava } from './use-strava.ts'

const { strava, site, get, database, connected, counted, calls } = await useStrava()

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

test('an access ended between the facts of an activity and its columns is said, and everything is gone', async () => {
  const { browser } = await connected()
  strava.failNext(/streams/, 401)
  strava.failNext(/token/, 400)
  const file = await browser.get(`${longRun}/activite.json`)
  expect([file.status, file.location]).toEqual([302, `${list}?strava=fini`])
  expect((await browser.follow(file)).text).toContain('Strava ne nous donne plus accès à vos activités.')
  expect(await counted()).toEqual([0, 0, 0])
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

test('« Oublier Strava » removes everything of the athlete in every browser, and gives the access back', async () => {
  const { browser } = await connected()
  const { browser: second } = await connected()
  strava.failNext(/revoke/, 500)
  const done = await browser.post(list, { intent: 'oublier' })
  expect([done.status, done.location]).toEqual([303, `${list}?strava=oublie`])
  expect(await counted()).toEqual([0, 0, 0])
  expect((await second.get(list)).text).toContain('Connect with Strava')
  expect(calls(/activities/)).toHaveLength(2)
  await expect.poll(() => calls(/revoke/)).not.toEqual([])
  await database().execute(sql`UPDATE graphile_worker._private_jobs SET run_at = now()`)
  await expect.poll(() => strava.oauth.grants).toEqual([])
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
