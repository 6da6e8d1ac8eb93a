import { applicationStarted, expect, test } from '../journey.ts'

/** Once it has glided to where it goes. */
async function groundOf(): Promise<string> {
  await Promise.allSettled(document.body.getAnimations().map(({ finished }) => finished))
  return getComputedStyle(document.body).backgroundColor
}

test.describe('a browser that prefers dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the site follows the system until the visitor chooses, then keeps the choice', async ({ page }) => {
    await page.goto('/')
    const dark = await page.evaluate(groundOf)
    await page.getByRole('radio', { name: 'Clair' }).check({ force: true })
    const light = await page.evaluate(groundOf)
    expect(light).not.toBe(dark)
    await page.goto('/notre-equipe')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked()
    expect(await page.evaluate(groundOf)).toBe(light)
    await page.getByRole('radio', { name: 'Système' }).check({ force: true })
    expect(await page.evaluate(groundOf)).toBe(dark)
  })

  test('the choice survives the application taking over', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Clair' }).check({ force: true })
    await page.reload()
    await applicationStarted(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('radio', { name: 'Clair' })).toBeChecked()
  })

  test('the chosen mode is there at the first paint', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Clair' }).check({ force: true })
    await page.addInitScript(() => {
      new MutationObserver((_records, observer) => {
        if (!document.body) return
        Object.assign(window, { themeAtFirstBody: document.documentElement.dataset.theme })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/contact')
    expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirstBody'))).toBe('light')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the system’s mode is respected', async ({ page, browser, site }) => {
    await page.goto('/')
    const light = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' })
    const other = await light.newPage()
    await other.goto(site.url)
    const shots = await Promise.all([page.screenshot(), other.screenshot()])
    expect(shots[0].equals(shots[1])).toBe(false)
    await light.close()
  })
})

test('a page can force a mode, whatever was chosen; the choice comes back after it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Clair' }).check({ force: true })
  await page.goto('/_style/sombre')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await applicationStarted(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
