import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { expect, test } from '../journey.ts'

const email = 'coach@club.example'

test.beforeAll(({ site }) => makeAccount(site.databaseUrl, { standing: 'admin', email }))

test.describe('signed in', () => {
  test.beforeEach(async ({ context, site }) => {
    const cookies = await sessionCookies(site.url, email)
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
  })

  test('an account menu stands beside « Espace athlète », with the rooms of a coach', async ({ page }) => {
    await page.goto('/contact')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Espace athlète' })).toBeVisible()
    await header.locator('.account-menu summary').click()
    await expect(header.getByRole('link', { name: 'Mon compte' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/admin')
    await expect(header.getByRole('link', { name: 'Votre saison' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Se déconnecter' })).toBeVisible()
  })

  test('on a phone the menu has the account instead of the button', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Administration' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Espace athlète' })).toBeHidden()
  })

  test('on a phone the menu has the athlete area, and says where in it one is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/espace-athlete/introduction')
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    await open.click()
    const area = page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('navigation', { name: 'Espace athlète' })
    const introduction = area.getByRole('link', { name: 'Introduction' })
    const threshold = area.getByRole('link', { name: 'Le seuil' })
    await expect(introduction).toHaveAttribute('aria-current', 'page')
    await expect(threshold).not.toHaveAttribute('aria-current')
    await threshold.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Le seuil' })).toBeVisible()
    await open.click()
    await expect(threshold).toHaveAttribute('aria-current', 'page')
    await expect(introduction).not.toHaveAttribute('aria-current')
    await area.getByRole('link', { name: 'Calendrier' }).click()
    await expect(page).toHaveURL('/espace-athlete/competition/calendrier')
  })
})

test('visitors have the button and no account menu', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Espace athlète' })).toBeVisible()
  await expect(page.locator('.account-menu')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Espace athlète' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Se déconnecter' })).toBeHidden()
})
