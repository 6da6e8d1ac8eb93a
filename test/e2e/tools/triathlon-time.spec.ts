import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const path = '/nos-outils/calculateur-temps-triathlon'

function figure(page: Page, name: string) {
  return page.locator(`data[data-nom="${name}"]`)
}

test('the keyboard alone goes from a format and paces to the total', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await expect(figure(page, 'total')).toHaveText('5:13:20')

  await page.getByRole('radio', { name: 'L, 70.3' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /^T1/ })).toHaveValue('2:30')
  await expect(figure(page, 'total')).toHaveText('2:34:35')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: /^Natation au 100 m/ })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1:50')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: /Vélo/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: /Vélo/ })).toHaveValue('33')
  await expect(figure(page, 'velo')).toHaveAttribute('value', /^4363\.63/)
  await expect(page.getByText('Lu : 33,00 km/h')).toBeVisible()
})

test('a format brings its habits and a total within reach; a wished total says what each leg must be', async ({
  page,
}) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByRole('radio', { name: 'XXL' }).check()
  await expect(page.getByRole('textbox', { name: /Ralentissement/ })).toHaveValue('14')
  await expect(figure(page, 'total')).toHaveText('10:38:19')
  await expect(page.getByRole('textbox', { name: 'Temps visé' })).toHaveValue('10:20:00')

  await page.getByRole('textbox', { name: 'Temps visé' }).fill('11h')
  await expect(page.getByText('Déjà tenu,', { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: /Vélo, en/ }).fill('')
  await expect(page.locator('.race-missing')).toHaveText('Il manque le vélo : indiquez sa valeur ci-dessous.')
  await expect(page.getByText(/Il reste .* pour le vélo/)).toBeVisible()
})

test('the address follows, and is the same page again after a reload and « back »', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.locator('summary', { hasText: 'Distances de votre course' }).click()
  await page.getByRole('textbox', { name: 'Vélo, distance' }).fill('86')
  await expect(page).toHaveURL(/distance-velo=86/)
  await expect(figure(page, 'distance-velo')).toHaveAttribute('value', '86000')

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Vélo, distance' })).toHaveValue('86')
  await expect(page.locator('[data-ligne="perso"]')).toBeVisible()

  await page.goto('/contact')
  await page.goBack()
  await expect(figure(page, 'distance-velo')).toHaveAttribute('value', '86000')
})

test('a wrong field is said beside it and keeps the others', async ({ page }) => {
  const response = await page.goto(
    `${path}?format=M&natation=vite&velo=33&course=4:40&t1=-1&total=%F0%9F%8F%8A`,
  )
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Indiquez une allure comme 1:45 ou 1′45″, par 100 m.')).toBeVisible()
  await expect(figure(page, 'course')).toHaveAttribute('value', '2800')
  await expect(figure(page, 'total')).toHaveCount(0)
  await expect(page.getByText(/Il manque la natation et la transition 1/).first()).toBeVisible()
})

test.describe('at 390 px, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('formats, paces and the slow-down are set with a finger', async ({ page }) => {
    await page.goto(path)
    await applicationStarted(page)
    await page.getByRole('radio', { name: 'L, FFTri' }).tap()
    await expect(figure(page, 'distance-natation')).toHaveAttribute('value', '3000')
    await page.getByRole('slider', { name: /Ralentissement/ }).tap({ position: { x: 3, y: 22 } })
    await expect(page.getByRole('textbox', { name: /Ralentissement/ })).toHaveValue('0')
    await expect(figure(page, 'course')).toHaveAttribute('value', '5540')
    for (const control of await page.getByRole('main').locator('input:visible, summary:visible').all()) {
      const box = await control.boundingBox()
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
    }
  })
})

test('it is no wider than the narrowest phone, whatever is typed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const query of ['', '?format=XXL&natation=9:00&velo=1&course=59:00&t1=20:00&t2=20:00&total=999h']) {
    await page.goto(path + query)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ query, overflow }).toEqual({ query, overflow: 0 })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the server for the same figures', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('radio', { name: 'S', exact: true }).check()
    await page.getByRole('textbox', { name: /^Natation au 100 m/ }).fill('1:40')
    await page.getByRole('textbox', { name: /^T1/ }).fill('0')
    await page.getByRole('button', { name: 'Calculer' }).first().click()
    await expect(page).toHaveURL(/format=S/)
    await expect(figure(page, 'natation')).toHaveAttribute('value', '750')
    await expect(figure(page, 't1')).toHaveAttribute('value', '0')
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})

test('axe finds nothing, with figures, with faults and with little', async ({ page }) => {
  for (const query of ['', '?natation=x&velo=90&course=2:00', '?format=XS', '?distance-velo=86&total=5h']) {
    await page.goto(path + query)
    await expectNoViolations(page, { query })
  }
})
