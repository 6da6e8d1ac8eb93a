import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'

const announcement = (page: Page) => page.locator('main ~ output')

async function follow(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus()
  await page.keyboard.press('Enter')
}

test('the first page is not announced, and takes no focus', async ({ page }) => {
  await page.goto('/notre-equipe')
  await applicationStarted(page)
  await expect(announcement(page)).toBeEmpty()
  await expect(page.locator('body')).toBeFocused()
})

test('a link of the page leads to the title of the next one, which is announced', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  await follow(page, 'main a[href="/nos-stages"]')
  await expect(page).toHaveURL('/nos-stages')
  await expect(page.locator('h1')).toBeFocused()
  await expect(announcement(page)).toHaveText('Stages course à pied, triathlon et natation — Allure')
})

test('so does a link of the footer, and the way back', async ({ page }) => {
  await page.goto('/nos-soins')
  await applicationStarted(page)
  await follow(page, '.site-footer a[href="/temoignages"]')
  await expect(page).toHaveURL('/temoignages')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/nos-soins')
  await expect(announcement(page)).toHaveText('Massage bien-être et récupération à Lyon — Allure')
})

test('the menu keeps the focus, and the page is announced', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  await follow(page, '.main-menu a[href="/contact"]')
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('.main-menu a[href="/contact"]')).toBeFocused()
  await expect(announcement(page)).toHaveText('Contact, adresse et horaires à Lyon — Allure')
})

test('a link to a place of a page leads to that place', async ({ page }) => {
  await page.goto('/nos-stages')
  await applicationStarted(page)
  await follow(page, 'main a[href="/nos-stages/font-romeu#demander"]')
  await expect(page).toHaveURL('/nos-stages/font-romeu#demander')
  await expect(page.locator('#demander')).toBeFocused()
})

test('a filter keeps the focus: the number of camps is what is said', async ({ page }) => {
  await page.goto('/nos-stages')
  await applicationStarted(page)
  await follow(page, 'main a[href="/nos-stages?sport=running"]')
  await expect(page).toHaveURL('/nos-stages?sport=running')
  await expect(page.locator('.camp-filters').getByRole('link', { name: 'Running' })).toBeFocused()
  await expect(page.locator('.camps-count')).toHaveText('2\u00A0stages à venir')
  await expect(announcement(page)).toBeEmpty()
})

test.describe('towards a page that does not exist', () => {
  test.use({ expectedErrors: /404/ })

  test('the error is announced like any page', async ({ page }) => {
    await page.goto('/nos-stages')
    await applicationStarted(page)
    await page.evaluate(() => history.pushState(null, '', '/nulle-part'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes sorti du parcours.')
    await expect(announcement(page)).toContainText('sorti du parcours')
  })
})

test('the skip link moves the focus to the content', async ({ page }) => {
  await page.goto('/nos-soins')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
