import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'

const teaser = (page: Page) => page.getByRole('region', { name: 'Combien de minutes au kilomètre ?' })

test('the home page’s pace costs nothing before the first touch, then follows each keystroke', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await applicationStarted(page)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  const pace = teaser(page).locator('output')
  await expect(pace).toHaveText('4′59″/km')
  await expect(teaser(page)).toContainText('12,06 km/h · semi en 1:45:00 · 10 km en 49:46')
  const time = teaser(page).getByLabel('Temps visé')
  await time.fill('3h15')
  await expect(pace).toHaveText('4′37″/km')
  expect(scripts.length).toBeGreaterThan(before)
  await teaser(page).getByLabel('Distance').selectOption('10 km')
  await time.fill('39:59')
  await expect(pace).toHaveText('4′00″/km')
  await expect(teaser(page)).toContainText('15,01 km/h · 5 km en 20:00 · 1 km en 4:00')
  await time.fill('demain')
  await expect(pace).toHaveText('—/km')
  await expect(time).toHaveAccessibleDescription(/Indiquez un temps comme/)
})

test('what was typed before the application started is answered too', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await teaser(page).getByLabel('Temps visé').fill('2:59:59')
  await expect(teaser(page).locator('output')).toHaveText('4′16″/km')
})

test('its button leads to the tool with both fields', async ({ page }) => {
  await page.goto('/')
  await applicationStarted(page)
  await teaser(page).getByLabel('Temps visé').fill('3:29:59')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/nos-outils/calculateur-allure-running?distance=marathon&temps=3%3A29%3A59')
  await expect(page.locator('data[data-nom="allure"]')).toHaveText(/^4′59″/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the tool', async ({ page }) => {
    await page.goto('/')
    await teaser(page).getByLabel('Distance').selectOption('semi')
    await teaser(page).getByLabel('Temps visé').fill('1h40')
    await teaser(page).getByRole('button', { name: 'Voir tous les passages' }).click()
    await expect(page).toHaveURL('/nos-outils/calculateur-allure-running?distance=semi&temps=1h40')
    await expect(page.locator('data[data-nom="allure"]')).toHaveText(/^4′44″/)
  })
})
