import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

const path = '/nos-outils/calculateur-allure-running'

function figure(page: Page, name: string) {
  return page.locator(`data[data-nom="${name}"]`)
}

async function value(page: Page, name: string): Promise<number> {
  return Number(await figure(page, name).getAttribute('value'))
}

test('the keyboard alone goes from a distance and a time to the passages', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await expect(figure(page, 'allure')).toHaveText('4′59″')

  await page.getByRole('textbox', { name: 'Distance' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('10km')
  await expect(page.getByText('Lu : 10 km')).toBeVisible()
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Temps visé' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('45:00')
  await expect(figure(page, 'allure')).toHaveText('4′30″')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Progressive' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Positive' })).toBeChecked()
  expect(await value(page, 'mi-course')).toBeCloseTo(1336.5, 6)
  await expect(page.locator('[data-ligne="5000"] data[data-nom="passage"]')).toHaveText('22:17')
})

test('the address follows, and is the same page again after a reload and « back »', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByRole('textbox', { name: 'Temps visé' }).fill('4h')
  await page.getByRole('radio', { name: '1 km', exact: true }).check()
  await expect(page).toHaveURL(/temps=4h/)
  await expect(page).toHaveURL(/intervalle=1000/)
  await expect(page.locator('tr[data-ligne]', { hasText: '41 km' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Temps visé' })).toHaveValue('4h')
  expect(await value(page, 'temps')).toBe(14_400)
  await expect(page.locator('[data-ligne="41000"]')).toHaveCount(1)

  await page.goto('/contact')
  await page.goBack()
  expect(await value(page, 'temps')).toBe(14_400)
  await expect(page.getByRole('radio', { name: '1 km', exact: true })).toBeChecked()
})

test('what is sought decides which fields are shown, and nothing that was typed is lost', async ({
  page,
}) => {
  await page.goto(`${path}?distance=10km&temps=50:00`)
  await applicationStarted(page)
  await expect(page.getByRole('textbox', { name: 'Allure (par km)' })).toBeHidden()

  await page.getByRole('radio', { name: 'Le temps' }).check()
  await page.getByRole('textbox', { name: 'Allure (par km)' }).fill("4'30")
  await expect(page.locator('.calculator-figure')).toHaveText('45:00')
  await expect(page.getByRole('textbox', { name: 'Temps visé' })).toBeHidden()

  await page.getByRole('radio', { name: 'La distance' }).check()
  await expect(page.getByRole('textbox', { name: 'Temps de course' })).toHaveValue('50:00')
  expect(await value(page, 'distance')).toBeCloseTo(11_111.111, 2)

  await page.getByRole('radio', { name: 'L’allure' }).check()
  await expect(page.locator('.calculator-figure')).toHaveText(/5′00″/)
})

test.describe('at 390 px, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('presets, units, the gap and the day of the race answer', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Semi' }).tap()
    await expect(page.getByRole('textbox', { name: 'Distance' })).toHaveValue('semi')
    await page.getByRole('radio', { name: 'Miles' }).tap()
    await expect(page.locator('.calculator-figure data')).toHaveAttribute('data-nom', 'allure-mile')

    await page.getByRole('textbox', { name: 'Écart d’allure (%)' }).fill('4')
    await expect(page.getByRole('slider')).toHaveValue('4')
    await page.getByRole('textbox', { name: 'Délai' }).fill('2:30')
    await expect(figure(page, 'temps-officiel')).toHaveAttribute('value', String(12_599 + 150))
    await page.getByRole('textbox', { name: 'Ravitaillements' }).fill('5 ; 7,5')
    await expect(page.locator('[data-ligne="ravitaillement-12070.08"]')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every field is there, a preset and the button ask the server', async ({ page }) => {
    await page.goto(path)
    for (const name of [
      'Distance',
      'Temps visé',
      'Allure (par km)',
      'ou vitesse (km/h)',
      'Ravitaillements',
    ]) {
      await expect(page.getByRole('textbox', { name })).toBeVisible()
    }
    await page.getByRole('textbox', { name: 'Temps visé' }).fill('45:00')
    await page.getByRole('button', { name: '10 km' }).click()
    await expect(page).toHaveURL(/distance=10\+km/)
    expect(await value(page, 'allure')).toBe(270)

    await page.getByRole('radio', { name: 'Le temps' }).check()
    await page.getByRole('textbox', { name: 'Allure (par km)' }).fill('5:00')
    await page.getByRole('button', { name: 'Calculer' }).first().click()
    expect(await value(page, 'temps')).toBe(3000)
  })
})

test('a wrong field is told beside it, what is absurd is computed and said', async ({ page }) => {
  await page.goto(`${path}?distance=10km&temps=abc`)
  const time = page.getByRole('textbox', { name: 'Temps visé' })
  await expect(time).toHaveAccessibleDescription(/Indiquez un temps comme/)
  await expect(page.locator('data')).toHaveCount(0)
  await applicationStarted(page)

  await time.fill('0:10:00')
  await expect(page.getByRole('region', { name: 'Résultat' })).toContainText(
    'Plus rapide que le record du monde',
  )
  expect(await value(page, 'allure')).toBe(60)

  await page.getByRole('radio', { name: 'Prudente' }).check()
  await page.getByRole('textbox', { name: 'Écart d’allure (%)' }).fill('beaucoup')
  await expect(page.getByText('Indiquez un pourcentage')).toBeVisible()
  expect(await value(page, 'temps')).toBe(600)
  await expect(figure(page, 'mi-course')).toHaveCount(0)
})

test('the result is said once it has settled', async ({ page }) => {
  await page.goto(`${path}?distance=10km&temps=50:00`)
  await applicationStarted(page)
  await page.getByRole('textbox', { name: 'Temps visé' }).pressSequentially('0', { delay: 20 })
  await page.getByRole('textbox', { name: 'Temps visé' }).fill('45:00')
  await expect(page.locator('[aria-live="polite"]', { hasText: '4 min 30 s au kilomètre' })).toHaveCount(1)
})

test.describe('looked at', () => {
  test('axe finds nothing, with and without results', async ({ page }) => {
    test.slow()
    const everything = 'strategie=prudente&decalage=2:30&ravitaillements=5&ecart=x&unite=mi'
    await lookAt(page, [path, `${path}?distance=10km&temps=20:00&${everything}`, `${path}?distance=abc`])
  })
})
