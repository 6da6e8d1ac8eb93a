import { applicationStarted, expect, test } from './journey.ts'

// The guide shows the door of a room that is not open yet; showing intent prefetches it.
test.use({ expectedErrors: /espace-athlete/ })

test.beforeEach(async ({ page }) => {
  await page.goto('/_style')
  await applicationStarted(page)
})

test('a dialog opened from code holds the focus and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Ouvrir la question' })
  await opener.click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /Annuler/ }))
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== null && focused !== document.body && focused.closest('dialog') === null
    })
    expect(isBehind).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a drawer closes on Escape', async ({ page }) => {
  await page.getByRole('button', { name: 'Ouvrir le tiroir' }).click()
  const drawer = page.getByRole('dialog', { name: 'Votre panier' })
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test('nothing of the toasts is loaded before the first; five at most are shown; they leave by themselves', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const button = page.getByRole('button', { name: 'Votre plan de la semaine est prêt' })
  await button.click()
  const toasts = page.getByRole('dialog').filter({ hasText: 'Votre plan de la semaine est prêt' })
  await expect(toasts.first()).toBeVisible()
  expect(scripts.some((url) => /toaster/.test(url))).toBe(true)
  for (let count = 0; count < 6; count++) await button.click()
  await expect.poll(() => toasts.filter({ visible: true }).count()).toBeLessThanOrEqual(5)
  await page.mouse.move(5, 5)
  await expect(toasts).toHaveCount(0, { timeout: 15_000 })
})

test('the tooltip of « Espace athlète » shows on focus and says who it is for', async ({ page }) => {
  const link = page.getByRole('main').getByRole('link', { name: 'Espace athlète' })
  await expect(link).toHaveAccessibleDescription('réservé aux membres du club de coaching')
  await link.focus()
  await expect(page.getByRole('tooltip').filter({ hasText: 'réservé aux membres' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip').filter({ hasText: 'réservé aux membres' })).toBeHidden()
})

test('the cart badge is there only when the cart holds something', async ({ page, context, site }) => {
  const cart = page.getByRole('banner').locator('[data-cart]')
  await expect(cart).toHaveAccessibleName('Panier')
  await expect(cart.locator('.cart-badge')).toBeHidden()
  await context.addCookies([{ name: 'panier', value: 'maillot.m.2.5400', url: site.url }])
  await page.reload()
  await expect(cart).toHaveAccessibleName('Panier, 2 articles')
  await expect(cart.locator('.cart-badge')).toHaveAttribute('data-quantity', '2')
  await applicationStarted(page)
  await expect(cart.locator('.cart-badge')).toHaveAttribute('data-quantity', '2')
})

test('icons named by a content are drawn, all asked for at once; an unknown one only keeps its place', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/_nuxt_icon/')) asked.push(new URL(request.url()).search)
  })
  await page.reload()
  await applicationStarted(page)
  const icons = page.getByRole('region', { name: 'Icônes nommées par un contenu' }).locator('svg')
  await expect(icons.locator('path').first()).toBeVisible()
  await expect(icons).toHaveCount(3)
  await expect(icons.filter({ has: page.locator('path') })).toHaveCount(2)
  expect(asked).toEqual(['?icons=flame%2Cinconnue%2Cwaves'])
})
