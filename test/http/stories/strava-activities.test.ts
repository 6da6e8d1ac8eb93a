import { expect, test } from 'vitest'
import { formatHour, timeInParis } from '#app/domain/shared/dates/french-dates.ts'
import { unpackActivity, type PackedActivity } from '#app/pages/tools/story/activities/packed-activity.ts'
import { stravaAnswers } from '#db/schema/index.ts'
import { openBrowser, type Page } from '../visitor-browser.ts'
import { connecting, list, longRun, titles, useStrava } from './use-strava.ts'

const { strava, site, get, database, connected, calls } = await useStrava()

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

const period = (browser: ReturnType<typeof openBrowser>, query: string) =>
  browser.get(`${list}/bilan.json?${query}`)
const counts = ({ text }: Page) => (JSON.parse(text) as PackedActivity[]).length

test('a week, a month and a year are read from the list alone, one question each, and asked for again by nobody', async () => {
  const { browser } = await connected()
  strava.asked.length = 0
  const week = await period(browser, 'bilan=semaine&jour=2026-11-12')
  expect(week.headers.get('cache-control')).toBe('private, no-store')
  const [first] = (JSON.parse(week.text) as PackedActivity[]).map(unpackActivity)
  expect(first).toMatchObject({ id: '9000000001', source: 'strava', startedAt: expect.any(Date) })
  expect(first?.legs[0]?.told).toMatchObject({ metres: 18_400, movingSeconds: 5759, climbMetres: 124 })
  expect(counts(week)).toBe(7)
  expect(counts(await period(browser, 'bilan=mois&jour=2026-11-01'))).toBe(15)
  expect(counts(await period(browser, 'bilan=annee&jour=2026-02-28'))).toBe(70)
  expect(counts(await period(browser, 'bilan=annee&jour=2025-02-28'))).toBe(0)
  await period(browser, 'bilan=semaine&jour=2026-11-15')
  expect(calls(/activities$/)).toHaveLength(4)
})

test.each([
  '',
  'bilan=siecle&jour=2026-11-15',
  'bilan=mois',
  'bilan=mois&jour=2026-02-30',
  'bilan=annee&jour=0001-01-01',
])('the period « %s » is asked for again, and Strava is not', async (query) => {
  const { browser } = await connected()
  strava.asked.length = 0
  const page = await period(browser, query)
  expect([page.status, page.text]).toEqual([400, expect.stringContaining('Choisissez une semaine')])
  expect(strava.asked).toEqual([])
})

test('the page of a file is for the browser that opened it: without a script it says so', async () => {
  const page = await get(`${list}/fichier-1abc`)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(await page.text()).toContain('il faut JavaScript pour la lire')
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
  expect((await period(other.browser, 'bilan=mois&jour=2026-11-15')).status).toBe(503)
  const quarter = new Date((Math.floor(Date.now() / 900_000) + 1) * 900_000)
  expect(told.text).toContain(`à ${formatHour(timeInParis(quarter))}\u00A0:`)
  expect(Number(told.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  expect(titles(await browser.get(`${list}?page=2`)), 'what was read stays').toHaveLength(30)
  expect(strava.asked).toEqual([])
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
