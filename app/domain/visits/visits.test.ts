import { expect, test } from 'vitest'
import { standingClock } from '#app/outside/clock.ts'
import { useDatabase } from '#test/database.ts'
import { VisitCounter } from './counter.ts'
import { isCountedPath, pageOf } from './rules.ts'
import { purgePageViews, readVisits, writeVisits } from './store.server.ts'

const held = useDatabase()
const at = (now: string) => ({ database: held.connection.database, clock: standingClock(now) })
const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

test.each([
  ['/', true],
  ['/nos-stages/natation/porquerolles', true],
  ['/nos-outils/calculateur-allure-running/bracelet.pdf', true],
  ['/nos-stages.data', false],
  ['/notre-boutique/stock.json', false],
  ['/commande/AbCdEf', false],
  ['/admin', false],
  ['/espace-athlete/x', false],
  ['/nos-stages/%3Cb%3E', false],
  [`/nos-stages/${'x'.repeat(200)}`, false],
])('%s is counted: %s', (path, expected) => expect(isCountedPath(path)).toBe(expected))

test.each([
  ['/Contact/', '/contact'],
  ['//', '/'],
  ['/nos-outils/strava-story-sharing/activities/123', '/nos-outils/strava-story-sharing'],
])('%s is %s', (path, page) => expect(pageOf(path)).toBe(page))

test('people are counted, robots and whoever hides are not; two instances add up by day', async () => {
  const [one, other] = [new VisitCounter(), new VisitCounter()]
  for (const agent of [browser, browser, 'Googlebot/2.1', 'curl/8', '', undefined])
    one.count('/contact', agent)
  other.count('/contact/', browser)
  other.count('/admin', browser)
  const day = at('2026-11-20T10:00:00Z')
  await Promise.all([writeVisits(day, one), writeVisits(day, other)])
  await writeVisits(day, one)
  one.count('/', browser)
  // In France the next day has begun.
  await writeVisits(at('2026-11-20T23:30:00Z'), one)
  expect(await readVisits(day, { from: '2026-11-01', until: '2026-11-30' })).toEqual({
    pages: [
      { path: '/contact', views: 3 },
      { path: '/', views: 1 },
    ],
    days: [
      { day: '2026-11-20', views: 3 },
      { day: '2026-11-21', views: 1 },
    ],
  })
  expect(await purgePageViews(at('2028-12-31T10:00:00Z'))).toBe(0)
  expect(await purgePageViews(at('2029-01-01T10:00:00Z'))).toBe(2)
})

test('what cannot be written is counted on', async () => {
  const counter = new VisitCounter()
  counter.count('/cgv', browser)
  const away = { ...at('2026-11-20T10:00:00Z'), database: { insert: () => raise() } as never }
  await expect(writeVisits(away, counter)).rejects.toThrow('away')
  counter.count('/cgv', browser)
  expect([...counter.take()]).toEqual([['/cgv', 2]])
})

function raise(): never {
  throw new Error('away')
}
