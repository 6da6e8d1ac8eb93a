import { applicationStarted, expect, test } from '../journey.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the coaching submenu opens, is walked and closes by keyboard', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const coaching = menu.locator('summary', { hasText: 'Coaching' })
  await coaching.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('link', { name: /Running/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: /Running/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: /Running/ })).toBeHidden()
  await expect(coaching).toBeFocused()
})

test('a click outside closes the submenu, a click on a link follows it', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await menu.getByText('Coaching', { exact: true }).click()
  await page.mouse.click(20, 600)
  await expect(menu.getByRole('link', { name: /Natation/ })).toBeHidden()
  await menu.getByText('Coaching', { exact: true }).click()
  await menu.getByRole('link', { name: /Natation/ }).click()
  await expect(page).toHaveURL('/coaching/natation')
  await expect(menu.getByRole('link', { name: /Natation/ })).toBeHidden()
})

test('the tools are in the menu between camps and care, and in the footer', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  const entries = await menu.locator(':scope > ul > li').allTextContents()
  expect(entries.map((entry) => /^(Stages|Outils|Soins)/.exec(entry)?.[1]).filter(Boolean)).toEqual([
    'Stages',
    'Outils',
    'Soins',
  ])
  await menu.locator('summary', { hasText: 'Outils' }).click()
  await expect(menu.getByRole('link', { name: 'Temps triathlon' })).toBeVisible()
  const resources = page.getByRole('navigation', { name: 'Ressources' })
  for (const name of [
    'Allure running',
    'Allure natation',
    'Équivalence running',
    'Temps triathlon',
    'Boutique',
  ])
    await expect(resources.getByRole('link', { name })).toBeVisible()
  await resources.getByRole('link', { name: 'Qualification Ironman' }).click()
  await expect(page).toHaveURL('/nos-outils/ironman-age-group-qualification-system')
})

test('the current page is marked in the menu', async ({ page }) => {
  await page.goto('/nos-stages')
  await expect(
    page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Stages' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#contenu')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu is modal: focus stays inside, Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Ouvrir le menu' })
    await open.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement
        return focused !== null && focused !== document.body && focused.closest('#menu') === null
      })
      expect(isBehind).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
  })

  for (const isStarted of [true, false]) {
    test(`the menu closes when the route changes (${isStarted ? 'application' : 'plain navigation'})`, async ({
      page,
    }) => {
      await page.goto('/')
      if (isStarted) await applicationStarted(page)
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('link', { name: 'Stages' }).click()
      await expect(page).toHaveURL('/nos-stages')
      await expect(menu).toBeHidden()
    })
  }

  test('the menu marks the place, opens its section, and leads to the cart', async ({ page }) => {
    await page.goto('/coaching/natation')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: /Natation/ })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: /Natation/ })).toBeVisible()
    await menu.getByRole('link', { name: /^Panier/ }).click()
    await expect(page).toHaveURL('/notre-boutique/panier')
  })

  test('Instagram opens in a new tab', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Instagram (nouvel onglet)' })
    await expect(link).toHaveAttribute('target', '_blank')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the mobile menu opens and leads on', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
  })
})
