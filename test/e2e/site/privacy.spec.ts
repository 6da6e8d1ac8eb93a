import { applicationStarted, expect, test } from '../journey.ts'

test('the colour mode is stored only once chosen, as one word', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ apparence: 'dark' })
})

test.describe('a browser that refuses all storage', () => {
  // The router says so itself when it cannot keep where a page was scrolled to.
  test.use({ expectedErrors: /SecurityError: Access is denied/ })

  test('loses nothing but the memory of the colour mode', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, kind, { get: refuse, configurable: true })
    })
    await page.goto('/')
    await applicationStarted(page)
    await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('navigation').first().getByRole('link', { name: 'Stages' }).click()
    await expect(page).toHaveURL(/nos-stages$/)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeFocused()
  })
})
