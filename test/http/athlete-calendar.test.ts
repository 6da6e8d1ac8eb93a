import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hideParticipation, giveAnswer, readCalendar } from '#app/domain/competitions/store.server.ts'
import { viewerOf, type Viewer } from '#app/domain/competitions/viewer.ts'
import { systemClock } from '#app/outside/clock.ts'
import { competitions, members, participations } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../accounts/site-accounts.ts'
import { going, newAthlete, newCompetition } from '../competitions/athletes.ts'
import { useDatabase } from '../database.ts'
import { startSiteProcess, type SiteProcess } from '../site-process.ts'

const held = useDatabase()
const email = 'calendrier@club.example'
const calendar = '/espace-athlete/competition/calendrier'
const april = { startOn: '2027-04-01', endOn: '2027-04-30' }
let site: SiteProcess
let viewer: Viewer
let cookie = ''

const database = () => held.connection.database
const services = () => ({ database: database(), clock: systemClock })

beforeAll(async () => {
  site = await startSiteProcess({ DATABASE_URL: held.url, LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'off' })
  const userId = await makeAccount(held.url, { standing: 'member', email })
  await database()
    .update(members)
    .set({ groups: ['Course à pied'] })
    .where(eq(members.userId, userId))
  viewer = viewerOf({ userId, role: 'athlete', groups: ['Course à pied'] })
  const cookies = await sessionCookies(site.url, email)
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
})
afterAll(() => site.stop())
beforeEach(() => database().delete(competitions))

async function show(query: string, headers: Record<string, string> = {}): Promise<string> {
  const cookies = [cookie, headers.cookie].filter(Boolean).join('; ')
  const answer = await fetch(`${site.url}${calendar}${query}`, { headers: { ...headers, cookie: cookies } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return answer.text()
}

function press(query: string, fields: Record<string, string>, path = calendar): Promise<Response> {
  return fetch(`${site.url}${path}${query}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie, origin: site.url },
    redirect: 'manual',
  })
}

const say = (who: Viewer, competitionId: string, change: object = {}) =>
  giveAnswer(services(), who, { competitionId, given: { ...going, ...change } })

/** The HTML of one row of the list. */
function rowOf(page: string, id: string): string {
  const [, row = ''] = page.split(`id="competition-${id}"`)
  return row.slice(0, row.indexOf('</li>'))
}

test('the month and its list show what is in it, cancelled races struck and named', async () => {
  await newCompetition(database(), { title: 'Triathlon du Lac' })
  const cancelled = await newCompetition(database(), { title: 'Cross des Bois', status: 'cancelled' })
  await newCompetition(database(), { title: 'Une autre fois', startOn: '2027-06-06', endOn: '2027-06-06' })
  const page = await show('?mois=2027-04&vue=mois')
  expect(page).toContain('<h1 class="d2">Avril 2027</h1>')
  expect(page).toContain('<table class="month">')
  expect(page).toContain('Triathlon du Lac')
  expect(page).toContain('2\u00A0rendez-vous')
  expect(page).not.toContain('Une autre fois')
  expect(page).toContain('<s>Cross des Bois</s> annulée')
  expect(rowOf(page, cancelled)).toContain('Annulée')
  expect(rowOf(page, cancelled)).not.toContain('<button')
})

test('who hides is in no count and behind no face, and sees themselves alone', async () => {
  const id = await newCompetition(database())
  const [seen, hidden] = [await newAthlete(database()), await newAthlete(database())]
  await say(seen, id)
  await say(hidden, id, { isHidden: true })
  expect(rowOf(await show('?mois=2027-04'), id)).toContain('<small>1\u00A0du club</small>')
  await hideParticipation(services(), seen, { competitionId: id, isHidden: true })
  const nobody = rowOf(await show('?mois=2027-04'), id)
  expect(nobody).not.toContain('du club')
  expect(nobody).not.toContain('avatar')
  await say(viewer, id, { isHidden: true })
  const own = await show('?mois=2027-04')
  expect(rowOf(own, id)).not.toContain('du club')
  expect(rowOf(own, id)).toContain('class="chip mark-going" aria-pressed="true"')
  expect(own).toContain('1\u00A0rendez-vous, vous participez à 1')
})

test('who is suspended is counted no more, and sees nothing', async () => {
  const id = await newCompetition(database())
  const gone = await newAthlete(database())
  await say(gone, id)
  expect(rowOf(await show('?mois=2027-04'), id)).toContain('1\u00A0du club')
  await database().update(members).set({ status: 'suspended' }).where(eq(members.userId, gone.memberId))
  expect(rowOf(await show('?mois=2027-04'), id)).not.toContain('du club')
  await database().update(members).set({ status: 'suspended' }).where(eq(members.userId, viewer.memberId))
  for (const path of [calendar, `${calendar}.data`]) {
    const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' })
    expect(await answer.text()).not.toContain('Barrage')
    expect([302, 202]).toContain(answer.status)
  }
  await database().update(members).set({ status: 'active' }).where(eq(members.userId, viewer.memberId))
})

test('another group’s race, a proposal and a refusal are nowhere: page, data, counts, filters, answers', async () => {
  const elsewhere = await newCompetition(database(), { title: 'Course secrète', group: 'elite' })
  await newCompetition(database(), { title: 'Course proposée', status: 'proposed' })
  await newCompetition(database(), { title: 'Course refusée', status: 'refused' })
  const ours = await newCompetition(database(), { title: 'La nôtre', group: 'course-a-pied' })
  for (const query of [
    '?mois=2027-04',
    '?mois=2027-04&vue=liste',
    '?jour=2027-04-25',
    '?jour=2027-04-25&groupe=elite',
  ]) {
    const page = await show(query)
    expect(page).not.toMatch(/secrète|proposée|refusée/)
    expect(page).toContain('La nôtre')
    expect(page).toContain('1\u00A0rendez-vous')
  }
  const asData = await fetch(`${site.url}${calendar}.data?mois=2027-04`, { headers: { cookie } })
  const text = await asData.text()
  expect(text).toContain('La nôtre')
  expect(text).not.toMatch(/secrète|proposée|refusée/)
  expect(rowOf(await show('?mois=2027-04'), ours)).toContain('Groupe Course à pied')
  expect((await press('', { going: elsewhere })).status).toBe(404)
})

test('two members of other groups are never shown each other’s calendar', async () => {
  await newCompetition(database(), { title: 'La nôtre', group: 'course-a-pied' })
  await newCompetition(database(), { title: 'La leur', group: 'triathlon' })
  const otherEmail = 'autre-groupe@club.example'
  const userId = await makeAccount(held.url, { standing: 'member', email: otherEmail })
  await database()
    .update(members)
    .set({ groups: ['Triathlon'] })
    .where(eq(members.userId, userId))
  const theirs = await sessionCookies(site.url, otherEmail)
  const other = theirs.map(({ name, value }) => `${name}=${value}`).join('; ')
  const pages = []
  for (const asked of [cookie, other, cookie, other])
    pages.push(
      await (await fetch(`${site.url}${calendar}?mois=2027-04`, { headers: { cookie: asked } })).text(),
    )
  for (const page of [pages[0], pages[2]]) expect(page).toMatch(/La nôtre(?![^]*La leur)/)
  for (const page of [pages[1], pages[3]]) expect(page).toMatch(/La leur(?![^]*La nôtre)/)
})

test('filters hold together, say when nothing is left, and are taken away by a link', async () => {
  await newCompetition(database(), { title: 'Triathlon du Lac' })
  await newCompetition(database(), {
    title: 'Trail du Lac',
    discipline: 'trail',
    formats: [],
    region: 'bretagne',
  })
  const mine = await newCompetition(database(), { title: 'Ma course', discipline: 'route', formats: [] })
  await say(viewer, mine, { answer: 'maybe', format: undefined, targetTime: undefined })
  const titles = async (query: string) => {
    const page = await show(`?mois=2027-04&vue=liste&${query}`)
    return ['Triathlon du Lac', 'Trail du Lac', 'Ma course'].filter((title) => page.includes(title))
  }
  expect(await titles('sport=triathlon')).toEqual(['Triathlon du Lac'])
  expect(await titles('sport=course')).toEqual(['Trail du Lac', 'Ma course'])
  expect(await titles('region=bretagne')).toEqual(['Trail du Lac'])
  expect(await titles('format=M')).toEqual(['Triathlon du Lac'])
  expect(await titles('mes-courses=oui')).toEqual(['Ma course'])
  const nothing = await show('?mois=2027-04&vue=liste&sport=natation&region=corse')
  expect(nothing).toContain('Aucun rendez-vous pour ces filtres.')
  expect(nothing).toContain(`href="${calendar}?mois=2027-04&amp;vue=liste">Retirer les filtres`)
  expect(nothing).toMatch(/<option[^>]*selected=""[^>]*>Corse/)
  expect(await show('?mois=2031-01')).toContain('Rien au calendrier ce mois-ci.')
})

test('a group is asked for: races of it, and those somebody of it goes to', async () => {
  await newCompetition(database(), { title: 'Du groupe', group: 'course-a-pied' })
  const joined = await newCompetition(database(), { title: 'Rejointe' })
  await newCompetition(database(), { title: 'Sans eux' })
  const mate = await newAthlete(database(), { groups: ['Course à pied'] })
  await say(mate, joined)
  const page = await show('?mois=2027-04&groupe=course-a-pied')
  expect(page).toContain('Du groupe')
  expect(page).toContain('Rejointe')
  expect(page).not.toContain('Sans eux')
  await hideParticipation(services(), mate, { competitionId: joined, isHidden: true })
  expect(await show('?mois=2027-04&groupe=course-a-pied')).not.toContain('Rejointe')
})

test.each([
  '?mois=2027-13',
  '?mois=<em>avril',
  '?jour=2027-02-29',
  '?jour=2027-04-31&page=zz',
  '?page=999',
  '?vue=semaine&sport=curling&format=XXXL&region=__proto__&groupe=inconnu',
  '?mois=2999-12',
  '?mois=2000-01&jour=2999-12-31',
  '?mois=2027-04&mois=2027-05',
])('nonsense in the address is calmly put aside: %s', async (query) => {
  const page = await show(query)
  expect(page).toContain('<h1')
  expect(page).not.toContain('<em>')
})

test('the width of the screen chooses the view where the address does not', async () => {
  expect(await show('')).toContain('<table')
  expect(await show('', { cookie: 'viewport=xs' })).not.toContain('<table')
  expect(await show('', { cookie: 'viewport=lg' })).toContain('<table')
  expect(await show('', { cookie: 'viewport=../../x' })).toContain('<table')
  expect(await show('?vue=mois', { cookie: 'viewport=xs' })).toContain('<table')
})

test('an answer in one press keeps what was said before, and leads back to where one was', async () => {
  const id = await newCompetition(database())
  await say(viewer, id, { goal: 'B', isHidden: true, carSharing: 'Deux places' })
  const answer = await press('?mois=2027-04&vue=liste', { maybe: id })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(`${calendar}?mois=2027-04&vue=liste#competition-${id}`)
  const { own } = await readCalendar(services(), viewer, april)
  expect(own).toMatchObject([{ answer: 'maybe', goal: 'B', isHidden: true, carSharing: 'Deux places' }])
  await press('?mois=2027-04', { passing: id })
  const after = await readCalendar(services(), viewer, april)
  expect(after.own).toMatchObject([{ answer: 'passing', isHidden: true }])
  expect(after.own[0]?.goal).toBeUndefined()
})

test('an answer that cannot be given is refused with words, and nothing is written', async () => {
  const cancelled = await newCompetition(database(), { status: 'cancelled' })
  const past = await newCompetition(database(), { startOn: '2026-01-04', endOn: '2026-01-04' })
  const refused = await press('?mois=2027-04', { going: cancelled })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Cette course est annulée')
  expect((await press('', { going: past })).status).toBe(409)
  expect((await press('', { going: 'pas-un-identifiant' })).status).toBe(404)
  expect((await press('', { going: '0d3c1a52-7d0e-4a53-9b1c-1d2f3a4b5c6d' })).status).toBe(404)
  expect((await press('', { perhaps: cancelled })).status).toBe(400)
  expect(await database().select().from(participations)).toEqual([])
})

test('who presses without end is asked to wait', async () => {
  const id = await newCompetition(database())
  const tireless = 'sans-fin@club.example'
  await makeAccount(held.url, { standing: 'member', email: tireless })
  const cookies = await sessionCookies(site.url, tireless)
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    origin: site.url,
  }
  const send = () => {
    const body = new URLSearchParams({ going: id })
    return fetch(site.url + calendar, { method: 'POST', body, headers, redirect: 'manual' })
  }
  for (let times = 1; times <= 120; times += 1) expect((await send()).status).toBe(303)
  const late = await send()
  expect(late.status).toBe(429)
  expect(await late.text()).toContain('Patientez quelques minutes')
})

test('a full day shows where one goes, counts the others and opens', async () => {
  for (let number = 1; number <= 6; number += 1)
    await newCompetition(database(), { title: `Course ${number}` })
  const last = await newCompetition(database(), { title: 'Course 7' })
  const before = await show('?mois=2027-04&vue=mois')
  expect(before).toContain('+\u00A04')
  expect(before).toContain(
    `href="${calendar}?jour=2027-04-25" aria-label="dimanche 25\u00A0avril 2027, 7\u00A0rendez-vous"`,
  )
  expect(before.slice(0, before.indexOf('</table>'))).not.toContain('Course 7')
  await say(viewer, last)
  const after = await show('?mois=2027-04&vue=mois')
  expect(after.slice(0, after.indexOf('</table>'))).toContain('Course 7')
  const day = await show('?jour=2027-04-25')
  expect(day).toContain('Dimanche 25\u00A0avril 2027')
  for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(day).toContain(`Course ${number}`)
})

test('ten thousand races in a month: pages of a few rows, quickly', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    title: `Épreuve ${index}`,
    discipline: 'route',
    startOn: `2027-04-${String((index % 30) + 1).padStart(2, '0')}`,
    endOn: `2027-04-${String((index % 30) + 1).padStart(2, '0')}`,
    place: 'Partout',
    region: 'bretagne',
    formats: [],
    status: 'confirmed' as const,
    updatedAt: new Date('2027-01-01T10:00:00Z'),
  }))
  for (let from = 0; from < rows.length; from += 2000)
    await database()
      .insert(competitions)
      .values(rows.slice(from, from + 2000))
  const month = await show('?mois=2027-04&vue=mois')
  expect(month.length).toBeLessThan(250_000)
  expect(month).toContain('10000\u00A0rendez-vous')
  expect(month).toContain('vue=liste&amp;page=2')
  const last = await show('?mois=2027-04&vue=liste&page=9999')
  expect(last).toContain('Page 500 sur 500')
  expect(await show('?jour=2027-04-18&page=2')).toContain('Page 2 sur 17')
}, 60_000)
