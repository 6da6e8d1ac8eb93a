import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Nouvelle version disponible' })
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name })

/** Another build takes over the service: what the browser asks of the present one is answered by it. */
async function putNewBuildInService(page: Page): Promise<void> {
  const build = { id: 'nouvelle', timestamp: 1_795_200_000_000 }
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: build }))
  await page.route('**/builds/meta/nouvelle.json', (route) => route.fulfill({ json: build }))
}

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSameDocument') === true)

test('a new build is said, and taken by the next navigation', async ({ page }) => {
  await putNewBuildInService(page)
  await page.goto('/')
  await applicationStarted(page)
  await expect(notice(page)).toBeVisible()
  await markDocument(page)
  await menuLink(page, 'Équipe').click()
  await expect(page).toHaveURL('/notre-equipe')
  await expect.poll(() => isSameDocument(page)).toBe(false)
  await expect(page.locator('h1')).toBeVisible()
})

test('the notice is closed and does not come back; anchors go on without loading anything', async ({
  page,
}) => {
  await page.clock.install()
  await putNewBuildInService(page)
  await page.goto('/nos-soins')
  await applicationStarted(page)
  await notice(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(notice(page)).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await markDocument(page)
  await page.keyboard.press('Home')
  await page.evaluate(() => {
    location.hash = 'contenu'
  })
  await page.clock.runFor(6 * 60_000)
  await expect(notice(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a narrow window (${colorScheme}) the notice stays inside and covers nothing at the end of the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await putNewBuildInService(page)
    await page.goto('/contact')
    await applicationStarted(page)
    await expect(notice(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const box = await notice(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0)))
  })
}

test('the build in service is asked for again every five minutes, and never while nobody looks', async ({
  page,
}) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/builds/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/contact')
  await applicationStarted(page)
  await page.clock.runFor(1100)
  await expect.poll(() => asked).toEqual(['/builds/latest.json'])
  await page.clock.runFor(5 * 60_000)
  await expect.poll(() => asked.length).toBe(2)
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  await page.clock.runFor(15 * 60_000)
  expect(asked).toHaveLength(2)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => asked.length).toBe(3)
  await expect(notice(page)).toHaveCount(0)
})

test('on the slowest connections nothing is asked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: 'slow-2g' } }),
  )
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await applicationStarted(page)
  await page.clock.runFor(6 * 60_000)
  expect(asked.filter((url) => url.includes('/builds/'))).toEqual([])
})

test.describe('a manifest that does not come', () => {
  test.use({ expectedErrors: /builds\/latest\.json/ })

  test('is a line in the console; the site goes on', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.route('**/builds/latest.json', (route) => route.fulfill({ status: 500, body: 'non' }))
    await page.goto('/')
    await applicationStarted(page)
    await expect.poll(() => warnings.join()).toContain('Build manifest not loaded')
    await markDocument(page)
    await menuLink(page, 'Contact').click()
    await expect(page).toHaveURL('/contact')
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a script of the next page that is gone', () => {
  test.use({ expectedErrors: /Error loading route module|Failed to fetch dynamically|assets\/team-|404/ })

  test('leads to that page, once, and never round in circles', async ({ page }) => {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await page.route('**/assets/team-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto('/contact')
    await applicationStarted(page)
    await menuLink(page, 'Équipe').click()
    await expect(page).toHaveURL('/notre-equipe')
    await expect(page.locator('h1')).toBeVisible()
    // The application would start now, without its page.
    await page.mouse.move(5, 5)
    await page.waitForLoadState('networkidle')
    // On a busy machine the reload is asked for again before it has begun.
    const others = documents.splice(0, documents.length - 1)
    expect(documents).toEqual(['/notre-equipe'])
    expect(new Set(others)).toEqual(new Set(['/contact']))
    expect(others.length).toBeLessThanOrEqual(3)
  })

  test('a second time within ten seconds, the page is only loaded again', async ({ page }) => {
    await page.route('**/assets/team-*.js', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.goto('/contact')
    await applicationStarted(page)
    await page.evaluate(() => sessionStorage.setItem('reprise', String(Date.now())))
    const reloaded = page.waitForEvent('load')
    await menuLink(page, 'Équipe').click()
    await reloaded
    await applicationStarted(page)
    await expect(page).toHaveURL('/contact')
    await page.evaluate(() => sessionStorage.setItem('reprise', String(Date.now() - 10_001)))
    await menuLink(page, 'Équipe').click()
    await expect(page).toHaveURL('/notre-equipe')
  })
})

test('a page reloaded by hand stays where it is', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  await menuLink(page, 'Équipe').click()
  await expect(page.locator('h1')).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('destination'))).toBeNull()
  await page.reload()
  await applicationStarted(page)
  await expect(page).toHaveURL('/notre-equipe')
})

test('however fast one points at links, four route modules at most are preloaded at once', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/')
  await applicationStarted(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    const routes = window.__reactRouterManifest?.routes ?? {}
    const modules = new Set(Object.values(routes).map(({ module }) => module))
    const selector = 'link[rel="modulepreload"]'
    const preloaded = () =>
      [...document.querySelectorAll(selector)]
        .flatMap((link) => link.getAttribute('href') ?? [])
        .filter((href) => modules.has(href))
    const ofThisPage = new Set(preloaded())
    const counts = { now: 0, most: 0 }
    Object.assign(window, { counts })
    new MutationObserver(() => {
      counts.now = new Set(preloaded().filter((href) => !ofThisPage.has(href))).size
      counts.most = Math.max(counts.most, counts.now)
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  const count = (name: 'now' | 'most') =>
    page.evaluate((name) => (Reflect.get(window, 'counts') as Record<typeof name, number>)[name], name)
  const links = await page.getByRole('contentinfo').getByRole('link').and(page.locator('[href^="/"]')).all()
  // The pointer on one, the focus on another: both are shown intent.
  for (const [index, link] of links.slice(0, 6).entries()) {
    await link.hover()
    await links[index + 1]?.focus()
    await expect.poll(() => count('now')).toBeLessThanOrEqual(1)
    const preloads = async () => {
      await page.clock.runFor(130)
      return count('now')
    }
    await expect.poll(preloads).toBeGreaterThan(0)
  }
  expect(await count('most')).toBeLessThanOrEqual(4)
})
