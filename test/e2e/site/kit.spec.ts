import { applicationStarted, expect, test } from '../journey.ts'

// The guide shows the door of a room that is not open yet; showing intent prefetches it.
test.use({ expectedErrors: /espace-athlete/ })

test.beforeEach(async ({ page }) => {
  await page.goto('/_style')
  await applicationStarted(page)
})

test('toasts are read aloud, stay while one points at them, and leave by themselves; an error waits', async ({
  page,
}) => {
  const title = 'Votre plan de la semaine est prêt'
  const failure = 'Le paiement n’a pas abouti'
  await page.clock.install()
  await page.getByRole('button', { name: failure }).click()
  await page.getByRole('button', { name: title }).click()
  const toasts = page.locator('.toasts')
  const calm = toasts.getByRole('status').filter({ hasText: title })
  const error = toasts.getByRole('alert').filter({ hasText: failure })
  await expect(calm).toBeVisible()
  await expect(error).toBeVisible()
  await toasts.getByText(title).hover()
  await page.clock.runFor(10_000)
  await expect(calm).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(4_000)
  await expect(calm).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(calm).toHaveCount(0)
  await error.getByRole('button', { name: 'Fermer la notification' }).click()
  await page.clock.runFor(300)
  await expect(error).toHaveCount(0)
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
