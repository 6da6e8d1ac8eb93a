import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { readReader } from '#app/domain/reading/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { articleFeedback, articleReads, members, memberVisits } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import type { TestSite } from '../../site-process.ts'

const held = useDatabase()
const email = 'lectrice@club.example'
const area = '/espace-athlete'
const article = `${area}/essai/seuil`
const ofGroup = `${area}/essai/piste`
const markPath = '/espace-athlete/lecture/marque'
const unknown = `${area}/essai/autre`
let site: TestSite
let memberId = ''
let cookie = ''
let coach = ''

const textOf = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: De quoi essayer.\nupdatedOn: 2027-02-03\n${more}---\n\n## Début\n\nTexte.\n\n## Milieu\n\nTexte.\n`

const files = {
  '2.essai/.navigation.yml': 'title: Essais\n',
  '2.essai/1.seuil.md': textOf('Seuil d’essai', 'level: Confirmé\n'),
  '2.essai/2.piste.md': textOf('Piste réservée', 'group: natation\n'),
  '2.essai/3.brouillon.md': textOf('Brouillon', 'draft: true\n'),
  '2.essai/4.fin.md': textOf('La fin', 'readingMinutes: 12\n'),
  '3.reserve/.navigation.yml': 'title: Rubrique des autres\n',
  '3.reserve/1.seul.md': textOf('Seul', 'group: natation\n'),
}

const database = () => held.connection.database
const cookieOf = async (address: string) =>
  (await sessionCookies(site.url, address)).map(({ name, value }) => `${name}=${value}`).join('; ')

beforeAll(async () => {
  const content = await openSiteContent({ showsSamples: true, now: systemClock.now })
  for (const [file, text] of Object.entries(files)) {
    const services = { database: database(), content, clock: systemClock }
    const saved = await reviseDocument(services, { collection: 'espaceAthlete', file, text, author: 'test' })
    expect(saved).toMatchObject({ outcome: 'saved' })
  }
  content.close()
  site = await startBuiltSite({ DATABASE_URL: held.url })
  memberId = await makeAccount(held.url, { standing: 'member', email })
  await makeAccount(held.url, { standing: 'admin', email: 'coach@club.example' })
  cookie = await cookieOf(email)
  coach = await cookieOf('coach@club.example')
})
afterAll(() => site.stop())
beforeEach(async () => {
  await database().update(members).set({ groups: [], status: 'active' }).where(eq(members.userId, memberId))
  for (const table of [articleReads, articleFeedback, memberVisits]) await database().delete(table)
})

const get = (path: string, as = cookie) =>
  fetch(site.url + path, { headers: { cookie: as }, redirect: 'manual' })
const post = (path: string, fields: Record<string, string>, as = cookie) =>
  fetch(site.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: as, origin: site.url },
    redirect: 'manual',
  })
const read = async (path: string, as = cookie) => (await get(path, as)).text()
const reader = () => readReader({ database: database(), clock: systemClock }, { memberId, path: article })

test('a member reads an article: what it is, how long, how old; no search engine does, nobody keeps it', async () => {
  const answer = await get(article)
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toContain('noindex')
  expect(page).toContain('<meta name="robots" content="noindex, nofollow"')
  expect(page).toContain('<h1 class="d2">Seuil d’essai</h1>')
  expect(page).toMatch(/Mis à jour le (?:<!-- -->)?3\s+février\s+2027/)
  expect(page).toMatch(/>1(?:<!-- -->)?\u00A0min de lecture/)
  expect(page).toContain('<span>Confirmé</span>')
  expect(page).toContain('href="#milieu"')
  expect(page).toContain(`href="${article}" aria-current="page"`)
  expect(await read(`${area}/essai/fin`)).toMatch(/>12(?:<!-- -->)?\u00A0min de lecture/)
})

test('a guest is sent to sign in and comes back, whose time is over learns it; neither reads a word', async () => {
  const guest = await get(article, '')
  expect([guest.status, guest.headers.get('location')]).toEqual([302, '/login'])
  const [kept = ''] = guest.headers.getSetCookie()
  const value = decodeURIComponent(kept.slice('sb-redirect-path='.length).split(';')[0] ?? '')
  expect(JSON.parse(Buffer.from(value, 'base64').toString())).toBe(article)
  for (const status of ['suspended', 'ended'] as const) {
    await database().update(members).set({ status }).where(eq(members.userId, memberId))
    const page = await get(article)
    expect([page.status, page.headers.get('location')]).toEqual([302, '/logged'])
    expect(await read(`${article}.data`)).not.toContain('Texte.')
    expect((await post(article, { intent: 'read' })).headers.get('location')).toBe('/logged')
    expect((await post('/compte/lecture', { article })).status).toBe(404)
  }
  expect(await database().select().from(articleReads)).toEqual([])
})

/** An answer without what differs between any two: its own path (hashed in the policy), when, and which request. */
async function told(answer: Response, path: string) {
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(?:date|x-request-id|content-length|content-security-policy)$/.test(name),
    ),
  )
  const text = await answer.text()
  return { status: answer.status, headers, text: text.replaceAll(path, '') }
}

test.each(['', '.data'])(
  'another group’s article, a draft and nothing at all are the same 404 (%s)',
  async (as) => {
    const nothing = await told(await get(unknown + as), unknown)
    if (as === '') expect(nothing.status).toBe(404)
    for (const path of [ofGroup, `${area}/reserve/seul`, `${area}/essai/brouillon`, `${area}/reserve`])
      expect(await told(await get(path + as), path)).toEqual(nothing)
    const sent = await told(await post(unknown, { intent: 'read' }), unknown)
    expect(await told(await post(ofGroup, { intent: 'read' }), ofGroup)).toEqual(sent)
    expect((await post('/compte/lecture', { article: ofGroup })).status).toBe(404)
    for (const path of [ofGroup, unknown, ''])
      expect((await post(markPath, { article: path, intent: 'read' })).status).toBe(404)
    expect(await database().select().from(articleReads)).toEqual([])
  },
)

test('what is for a group is in no tree, menu or neighbour of others; its members and coaches have it', async () => {
  const hidden = [/Piste réservée/, /Rubrique des autres/]
  const shown = async (as: string) => (await read(article, as)) + (await read('/compte/menu', as))
  const others = await shown(cookie)
  for (const words of hidden) expect(others).not.toMatch(words)
  expect(others).toMatch(/rel="next"[^>]*href="[^"]*essai\/fin"|href="[^"]*essai\/fin"[^>]*rel="next"/)
  expect(others).not.toContain('Brouillon')
  const forCoach = await shown(coach)
  for (const words of hidden) expect(forCoach).toMatch(words)
  await database()
    .update(members)
    .set({ groups: ['Natation'] })
    .where(eq(members.userId, memberId))
  const theirs = await shown(cookie)
  for (const words of hidden) expect(theirs).toMatch(words)
  expect(theirs).toMatch(/rel="next"[^>]*href="[^"]*essai\/piste"|href="[^"]*essai\/piste"[^>]*rel="next"/)
  expect((await get(ofGroup)).status).toBe(200)
})

test('the area itself has no page, for nobody', async () => {
  for (const as of [cookie, coach, '']) expect((await get(area, as)).status).toBe(404)
})

test('an article is marked as read and as not read, and said to help: by forms of its own page', async () => {
  const marked = await post(article, { intent: 'read' })
  expect([marked.status, marked.headers.get('location')]).toEqual([303, `${article}?fait=lu#votre-lecture`])
  expect((await reader()).marks.get(article)?.readAt).toBeInstanceOf(Date)
  const page = await read(`${article}?fait=lu`)
  expect(page).toContain('Marqué comme lu.')
  expect(page).toContain('<span class="vh">, lu</span>')
  await post(article, { intent: 'unread' })
  expect((await reader()).marks.get(article)?.readAt).toBeUndefined()
  await post(article, { intent: 'unhelpful' })
  expect((await reader()).isHelpful).toBe(false)
  await post(article, { intent: 'helpful' })
  expect((await reader()).isHelpful).toBe(true)
  expect(await read(`${article}?fait=avis`)).toContain('Merci, c’est noté.')
})

test('a page that stays as it is sends the same, and is told in a few words', async () => {
  const marked = await post(markPath, { article, intent: 'read' })
  expect([marked.status, await marked.json()]).toEqual([200, { done: 'lu' }])
  expect((await reader()).marks.get(article)?.readAt).toBeInstanceOf(Date)
  const none = await post(markPath, { article, intent: 'rien' })
  expect([none.status, await none.json()]).toEqual([
    422,
    { refused: 'Ce formulaire n’est pas complet. Recommencez.' },
  ])
  expect((await get(markPath)).status).toBe(404)
})

test.each(['rien', '', 'constructor', '__proto__'])(
  'a form that is none changes nothing (intent: « %s »)',
  async (intent) => {
    const answer = await post(article, { intent })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Ce formulaire n’est pas complet.')
    expect((await reader()).marks.get(article)?.readAt).toBeUndefined()
    expect(await database().select().from(articleFeedback)).toEqual([])
  },
)

test('the place where one stopped is kept, and offered on coming back until the article is read', async () => {
  expect((await post('/compte/lecture', { article, titre: 'milieu' })).status).toBe(204)
  expect(await read(article)).toContain('Reprendre la lecture')
  expect(await read(article)).toMatch(/class="article-resume"><a href="#milieu"/)
  await post('/compte/lecture', { article, titre: '' })
  expect(await read(article)).toContain('Reprendre la lecture')
  await post('/compte/lecture', { article, titre: '"><script>' })
  await post('/compte/lecture', { article, titre: 'debut' })
  expect(await read(article)).not.toContain('class="article-resume"')
  await post('/compte/lecture', { article, titre: 'milieu' })
  await post(article, { intent: 'read' })
  expect(await read(article)).not.toContain('class="article-resume"')
  expect((await get('/compte/lecture')).status).toBe(404)
})

test('without a script too, the day offers the last article that was opened and not read', async () => {
  const offered = async () =>
    /Reprendre la lecture[\s\S]*?href="([^"]*)"/.exec(await read(`${area}/introduction`))?.[1]
  expect(await offered()).toBeUndefined()
  await get(`${article}.data`)
  expect(await offered()).toBeUndefined()
  await get(article)
  expect(await offered()).toBe(article)
  await get(`${area}/essai/fin`)
  expect(await offered()).toBe(`${area}/essai/fin`)
  await get(article)
  expect(await offered()).toBe(article)
  await post(article, { intent: 'read' })
  await get(article)
  expect(await offered()).toBe(`${area}/essai/fin`)
  expect((await get(unknown)).status).toBe(404)
  expect(await database().select().from(articleReads)).toHaveLength(2)
})

test('what changed since the last visit is new, until it is read', async () => {
  expect(await read(article)).not.toContain('tree-new')
  const before = { memberId, previousAt: null, lastSeenAt: new Date('2027-02-01T08:00:00Z') }
  await database().delete(memberVisits)
  await database()
    .insert(memberVisits)
    .values({ ...before, lastSeenAt: new Date('2026-01-01T08:00:00Z') })
  expect(await read(article)).toMatch(/Seuil d’essai<span class="tree-new">/)
  await database()
    .update(articleReads)
    .set({ readAt: new Date('2027-03-01') })
  expect(await read(article)).not.toMatch(/Seuil d’essai<span class="tree-new">/)
})
