import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { inPage, listenToRequests, type SiteContent } from './browser-content.ts'

type Query = (content: SiteContent) => Promise<unknown>

const queries: Readonly<Record<string, Query>> = {
  'everything of a collection': (content) => content.queryCollection('nosStages').all(),
  'everything without a schema of its own': (content) => content.queryCollection('info').all(),
  'a page by its path': (content) =>
    content.queryCollection('nosStages').path('/nos-stages/lanzarote').first(),
  'a few fields, ordered': (content) =>
    content
      .queryCollection('nosStages')
      .select('title', 'price', 'isFull', 'tags')
      .order('price', 'DESC')
      .all(),
  'conditions in groups': (content) =>
    content
      .queryCollection('nosStages')
      .orWhere((group) => group.where('price', '>', 500).where('location', 'LIKE', '%é%'))
      .andWhere((group) => group.where('isFull', '=', false).where('startDate', 'IS NOT NULL'))
      .all(),
  'lists and ranges': (content) =>
    content
      .queryCollection('nosStages')
      .where('capacity', 'BETWEEN', [1, 40])
      .where('title', 'NOT IN', ["L'autre", 'L’un', '?', '%'])
      .skip(1)
      .limit(2)
      .all(),
  nothing: (content) => content.queryCollection('nosStages').where('title', '=', 'Aucun').first(),
  'a count': (content) =>
    content.queryCollection('nosStages').where('isFull', '=', false).count('location', true),
  'the navigation tree': (content) => content.queryCollectionNavigation('nosStages', ['startDate']),
  'the neighbours of a page': (content) =>
    content.queryCollectionItemSurroundings('nosStages', '/nos-stages/lanzarote', { before: 2, after: 2 }),
}

const load = (page: Page) => inPage(page, (content) => content.loadLocally(['nosStages', 'info']))

test('queries in the browser answer as the server does, also without a connection', async ({
  page,
  context,
}) => {
  // The application asks once for the build in service; without a connection it could not.
  const buildLookedFor = page.waitForResponse('**/builds/latest.json')
  await page.goto('/contact')
  await applicationStarted(page)
  await buildLookedFor
  const byWire: unknown[] = []
  for (const query of Object.values(queries)) byWire.push(await inPage(page, query))
  expect(await load(page)).toEqual(['nosStages', 'info'])
  const requests = listenToRequests(page)
  await context.setOffline(true)
  for (const [index, [name, query]] of Object.entries(queries).entries())
    expect(await inPage(page, query), name).toEqual(byWire[index])
  expect(requests).toEqual([])
})

test('no page fetches any of it by itself', async ({ page }) => {
  const requests = listenToRequests(page)
  for (const path of ['/', '/nos-stages', '/nos-stages/lanzarote', '/contact', '/recherche?q=stage']) {
    await page.goto(path)
    await applicationStarted(page)
    await page.waitForLoadState('networkidle')
  }
  expect(requests.length).toBeGreaterThan(10)
  expect(
    requests.filter((path) => /sqlite|content-worker|browser-content|__nuxt_content/.test(path)),
  ).toEqual([])
})

test.describe('a collection stays on the wire', () => {
  async function expectWire(page: Page) {
    const requests = listenToRequests(page)
    expect(await load(page)).toEqual([])
    const count = await inPage(page, (content) => content.queryCollection('nosStages').count())
    expect(count).toBeGreaterThan(2)
    expect(requests).toContain('/__nuxt_content/nosStages/query')
    return requests
  }

  test('without WebAssembly', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'))
    await page.goto('/contact')
    const requests = await expectWire(page)
    expect(requests.filter((path) => /sqlite|content-worker|dump/.test(path))).toEqual([])
  })

  const dumps = '**/sql_dump.txt*'

  test('when its dump is cut off', async ({ page, context }) => {
    await context.route(dumps, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, -20) })
    })
    await page.goto('/contact')
    await expectWire(page)
  })

  test('when its dump is of another version', async ({ page, context }) => {
    await context.route(dumps, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('v3.5.0--', 'v3.5.0--0') })
    })
    await page.goto('/contact')
    await expectWire(page)
  })
})

test.describe('with errors that the browser itself writes to its console', () => {
  test.use({ expectedErrors: /Failed to load resource|Content[ -]Security[ -]Policy/ })

  test('a dump that fails, a missing SQLite and a refused worker leave a collection on the wire', async ({
    page,
    context,
  }) => {
    for (const broken of ['**/sql_dump.txt*', '**/sqlite3-*.wasm', '**/content-worker-*']) {
      await context.route(broken, (route) => route.fulfill({ status: 500, body: 'Erreur' }))
      await page.goto('/contact')
      expect(await load(page), broken).toEqual([])
      expect(await inPage(page, (content) => content.queryCollection('nosStages').count())).toBeGreaterThan(2)
      await context.unrouteAll()
    }
    await page.goto('/contact')
    expect(await load(page)).toEqual(['nosStages', 'info'])
  })

  test('SQLite is compiled in its worker only: pages may not, nor may a worker without its policy', async ({
    page,
    context,
  }) => {
    await page.goto('/contact')
    const compiled = page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => 'compiled',
        (error: unknown) => (error instanceof Error ? error.name : ''),
      ),
    )
    expect(await compiled).toBe('CompileError')
    await context.route('**/content-worker-*', async (route) => {
      const response = await route.fetch()
      const headers = {
        ...response.headers(),
        'content-security-policy': "script-src 'self'; connect-src 'self'",
      }
      await route.fulfill({ response, headers })
    })
    expect(await load(page)).toEqual([])
  })
})
