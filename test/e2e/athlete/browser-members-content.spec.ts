import type { BrowserContext, Page } from '@playwright/test'
import { openSiteContent } from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'
import { expect, test } from '../journey.ts'
import { inPage, listenToRequests } from '../site/browser-content.ts'
import { field, options, status } from '../site/search-window.ts'

const mark = 'vorgulance'
const article = `---
title: Carnet de ${mark}
description: Pour les membres.
updatedOn: 2026-11-01
level: débutant
---

Une ${mark} de plus.
`

let site: SiteProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  await writeArticle('carnet.md')
  await makeAccount(site.databaseUrl, { standing: 'member', email: 'membre@club.example' })
})
test.afterAll(() => site.stop())
test.use({ expectedErrors: /status of 401|ERR_CACHE_MISS|ERR_INTERNET_DISCONNECTED/ })

async function writeArticle(file: string): Promise<void> {
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  const content = await openSiteContent({ showsSamples: true, now: systemClock.now })
  const edit = { collection: 'espaceAthlete', file, text: article, author: 'test' }
  expect(await reviseDocument({ database, content, clock: systemClock }, edit)).toMatchObject({
    outcome: 'saved',
  })
  content.close()
  await close()
}

test.beforeEach(async ({ page, context }) => {
  await signIn(context)
  await page.goto(`${site.url}/contact`)
  await expect.poll(() => load(page)).toEqual(['nosStages', 'espaceAthlete'])
})

const signIn = async (context: BrowserContext) => {
  const cookies = await sessionCookies(site.url, 'membre@club.example')
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
}
const load = (page: Page) => inPage(page, (content) => content.loadLocally(['nosStages', 'espaceAthlete']))
const articles = (page: Page) =>
  inPage(page, (content) =>
    content
      .queryCollection('espaceAthlete')
      .all()
      .then(
        (rows) => JSON.stringify(rows),
        (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ''),
      ),
  )
const found = (page: Page) =>
  inPage(page, async (content) => {
    const answer = await content.searchLocally('vorgulance', {
      collections: ['nosStages', 'espaceAthlete'],
      limit: 5,
    })
    return answer && answer.results.length
  })

/** Everything that a page keeps by its own doing, as one text. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
    texts.push(...(await indexedDB.databases()).map(({ name }) => `database ${name}`))
    texts.push(...(await caches.keys()).map((name) => `cache ${name}`))
    const root = await navigator.storage.getDirectory()
    for await (const name of root.keys()) texts.push(`file ${name}`)
    return texts.join('\n')
  })
}

/** What the browser's HTTP cache has of a dump. */
async function cachedDump(page: Page, name: string): Promise<string> {
  return page.evaluate(async (name) => {
    const versions: Record<string, string> = await (await fetch('/__nuxt_content/versions.json')).json()
    const address = `/__nuxt_content/${name}/sql_dump.txt?version=${versions[name]}`
    const cached = fetch(address, { cache: 'only-if-cached', mode: 'same-origin' })
    return cached.then(
      (response) => response.text(),
      () => 'not there',
    )
  }, name)
}

test('members’ texts are read and searched here, and nowhere kept', async ({ page }) => {
  const requests = listenToRequests(page)
  expect(await articles(page)).toContain(mark)
  await expect.poll(() => found(page)).toBe(1)
  expect(requests.filter((path) => path.includes('/query'))).toEqual([])
  expect(await kept(page)).not.toMatch(/vorgulance|database |cache |file /)
  expect(await cachedDump(page, 'nosStages')).toContain('-- allure dump')
  expect(await cachedDump(page, 'espaceAthlete')).toBe('not there')
})

test('they are gone once they are to be forgotten, and public texts are not', async ({ page, context }) => {
  await context.clearCookies()
  await inPage(page, async (content) => content.forgetMembersContent())
  expect(await articles(page)).toMatch(/^AccessDeniedError: /)
  expect((await found(page)) ?? 0).toBe(0)
  const camps = () => inPage(page, (content) => content.queryCollection('nosStages').count())
  expect(await camps()).toBeGreaterThan(2)
  await expect
    .poll(async () => {
      const requests = listenToRequests(page)
      await camps()
      return requests.filter((path) => path.includes('/query')).length
    })
    .toBe(0)
})

test('they do not wait in a page that was left', async ({ page, context }) => {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  expect(await found(page)).toBeNull()
  const requests = listenToRequests(page)
  expect(await articles(page)).toContain(mark)
  expect(requests).toContain('/__nuxt_content/espaceAthlete/query')
  await context.clearCookies()
  expect(await articles(page)).toMatch(/^AccessDeniedError: /)
})

test('they are gone with the first answer that says so', async ({ page, context }) => {
  expect(await articles(page)).toContain(mark)
  await context.clearCookies()
  expect(await load(page)).toEqual(['nosStages'])
  expect(await articles(page)).toMatch(/^AccessDeniedError: /)
})

test('an article published meanwhile is here without another visit', async ({ page }) => {
  await writeArticle('nouveau.md')
  await expect
    .poll(async () => {
      await load(page)
      return articles(page)
    })
    .toContain('/espace-athlete/nouveau')
})

test('« hors ligne » is off until a member turns it on, then the search answers without a connection, until they sign out', async ({
  page,
  context,
}) => {
  const isKept = async () => (await context.cookies()).some(({ name }) => name === 'hors_ligne')
  await page.goto(`${site.url}/espace-athlete/hors-ligne`)
  const requests = listenToRequests(page)
  await page.keyboard.press('Control+k')
  await field(page).fill(mark)
  await expect(options(page).first()).toContainText(mark)
  await page.keyboard.press('Escape')
  expect(requests.filter((path) => /sqlite|content-worker|dump/.test(path))).toEqual([])
  expect(await isKept()).toBe(false)
  await page.getByRole('button', { name: 'Activer sur cet appareil' }).click()
  await expect(page.locator('main output')).toContainText('prête')
  expect(await isKept()).toBe(true)
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  for (const query of ['lanzarotte', mark]) {
    await field(page).fill(query)
    await expect(options(page).first()).toContainText(query.slice(0, 8), { ignoreCase: true })
    await expect(status(page)).toContainText('hors ligne')
  }
  await context.setOffline(false)
  await page.goto(`${site.url}/deconnexion`)
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
  expect(await isKept()).toBe(false)
})
