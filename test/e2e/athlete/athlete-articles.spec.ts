import type { BrowserContext, Page } from '@playwright/test'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

const introduction = '/espace-athlete/introduction'
const zones = '/espace-athlete/course-a-pied/zones-d-allure'

async function signIn(context: BrowserContext, site: SiteProcess): Promise<void> {
  const email = `lecture-${crypto.randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
}

test.beforeEach(({ context, site }) => signIn(context, site))

const tree = (page: Page) => page.getByRole('navigation', { name: 'Articles du club' })
const contents = (page: Page) => page.getByRole('navigation', { name: 'Sur cette page' })
const own = (page: Page) => page.getByRole('complementary', { name: 'Votre lecture' })

test('the tree leads from article to article, the section that is read opened, by keyboard', async ({
  page,
}) => {
  await page.goto(introduction)
  await applicationStarted(page)
  await expect(tree(page).getByRole('link', { name: 'Introduction' })).toHaveAttribute('aria-current', 'page')
  const link = tree(page).getByRole('link', { name: 'Lire ses zones d’allure' })
  await expect(link).toBeHidden()
  await tree(page).getByText('Course à pied', { exact: true }).press('Enter')
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lire ses zones d’allure' })).toBeVisible()
  await expect(page).toHaveURL(zones)
  await expect(link).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: 'Article précédent et suivant' }).getByText('Suivant').click()
  await expect(page.getByRole('heading', { level: 1, name: 'L’endurance fondamentale' })).toBeVisible()
})

test('the section that is read is marked in the table of contents', async ({ page }) => {
  await page.goto(zones)
  await applicationStarted(page)
  const link = contents(page).getByRole('link', { name: 'À quoi ressemble une séance de seuil' })
  await expect(link).not.toHaveAttribute('aria-current')
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(page.getByRole('heading', { name: 'À quoi ressemble une séance de seuil' })).toBeInViewport()
})

test('one marks an article as read and says that it helped, without leaving the page', async ({ page }) => {
  await page.goto(zones)
  await applicationStarted(page)
  await own(page).getByRole('button', { name: 'Oui' }).press('Enter')
  await expect(own(page).getByRole('status')).toHaveText('Merci, c’est noté.')
  await expect(own(page).getByRole('button', { name: 'Oui' })).toHaveAttribute('aria-pressed', 'true')
  await own(page).getByRole('button', { name: 'Marquer comme lu' }).press('Space')
  await expect(own(page).getByRole('status')).toHaveText('Marqué comme lu.')
  await expect(own(page).getByRole('button', { name: 'Lu', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(tree(page).getByRole('link', { name: 'Lire ses zones d’allure , lu' })).toBeVisible()
  await expect(page).toHaveURL(zones)
})

test('a link followed at once loses no mark', async ({ page }) => {
  const { promise: linkFollowed, resolve: letMark } = Promise.withResolvers<void>()
  await page.route('**/lecture/marque', async (route) => {
    await linkFollowed
    await route.continue()
  })
  await page.goto(zones)
  await applicationStarted(page)
  const reading = own(page).getByRole('button').first()
  const wasRead = (await reading.textContent()) === 'Lu'
  await reading.click()
  await tree(page).getByRole('link', { name: 'Introduction' }).click()
  await expect(page).toHaveURL('/espace-athlete/introduction')
  const marked = page.waitForResponse('**/lecture/marque')
  letMark()
  await marked
  await page.goto(zones)
  const now = own(page).getByRole('button', { name: wasRead ? 'Marquer comme lu' : 'Lu', exact: true })
  await expect(now).toBeVisible()
})

test.describe('a connection that breaks', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('leaves the article where it is, and says so', async ({ page, context }) => {
    await page.goto(zones)
    await applicationStarted(page)
    await context.setOffline(true)
    await own(page).getByRole('button', { name: 'Oui' }).click()
    await expect(own(page).getByRole('status')).toHaveText(
      'La connexion s’est interrompue. Recommencez quand elle est revenue.',
    )
    await context.setOffline(false)
    await own(page).getByRole('button', { name: 'Oui' }).click()
    await expect(own(page).getByRole('status')).toHaveText('Merci, c’est noté.')
  })
})

test('who comes back is offered the place where they stopped', async ({ page }) => {
  await page.goto(zones)
  await applicationStarted(page)
  const name = 'À quoi ressemble une séance de seuil'
  await contents(page).getByRole('link', { name }).click()
  await expect(contents(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'location')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/compte/lecture'))
  await tree(page).getByRole('link', { name: 'Introduction' }).click()
  expect((await kept).status()).toBe(204)
  await page.goto(zones)
  const resume = page.getByRole('link', { name: /^Reprendre la lecture/ })
  await expect(resume).toContainText(name)
  await resume.click()
  await expect(page.getByRole('heading', { name })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu has the whole area, every section open', async ({ page }) => {
    await page.goto(zones)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('navigation', { name: 'Espace athlète' })
    await expect(menu.getByRole('link', { name: 'Lire ses zones d’allure' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Préparer un long' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Introduction' }).click()
    await expect(page).toHaveURL(introduction)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('one reads, goes on, marks as read and says that it helped', async ({ page }) => {
    await page.goto(zones)
    await contents(page).getByRole('link', { name: 'Trois erreurs fréquentes' }).click()
    await expect(page.getByRole('heading', { name: 'Trois erreurs fréquentes' })).toBeInViewport()
    await own(page).getByRole('button', { name: 'Pas vraiment' }).press('Enter')
    await expect(own(page).getByRole('status')).toHaveText('Merci, c’est noté.')
    await expect(own(page).getByRole('button', { name: 'Pas vraiment' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await own(page).getByRole('button', { name: 'Marquer comme lu' }).press('Enter')
    await expect(own(page).getByRole('button', { name: 'Lu', exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^Suivant/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'L’endurance fondamentale' })).toBeVisible()
  })

  test('on a phone the page itself has the whole area: no menu is filled', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(introduction)
    await tree(page).getByText('Natation', { exact: true }).press('Enter')
    await tree(page).getByRole('link', { name: 'Les éducatifs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('éducatifs')
    await expect(tree(page).getByRole('link', { name: 'Calendrier' })).toBeVisible()
  })
})

for (const path of [introduction, zones, '/espace-athlete/natation/css']) {
  test(`axe finds nothing, nothing is too wide: ${path}`, async ({ page }) => {
    await lookAt(page, [path])
  })
}

test('on paper an article is its text', async ({ page }) => {
  await page.goto(zones)
  await page.emulateMedia({ media: 'print' })
  await expect(tree(page)).toBeHidden()
  await expect(own(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
