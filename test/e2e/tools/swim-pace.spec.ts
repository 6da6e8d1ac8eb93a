import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

const path = '/nos-outils/calculateur-allure-natation'

function figure(page: Page, name: string) {
  return page.locator(`data[data-nom="${name}"]`)
}

function passage(page: Page, metres: number | string) {
  return page.locator(`tr[data-ligne="${metres}"] data[data-nom="passage"]`)
}

test('the keyboard alone goes from a swim to its set', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await expect(figure(page, 'allure-100')).toHaveText('1′43″')

  await page.getByRole('textbox', { name: 'Distance', exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('400 m')
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Temps', exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('6:00')
  await expect(figure(page, 'allure-100')).toHaveText('1′30″')
  await expect(passage(page, 200)).toHaveText('3:00')

  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '50 m' }).first()).toBeChecked()
  await expect(page.getByText('8 longueurs.', { exact: false })).toBeVisible()

  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('textbox', { name: /Repos minimal/ })).toHaveValue('20')
  await expect(figure(page, 'depart')).toHaveText('2′05″')
})

test('what is looked for starts from what was found', async ({ page }) => {
  await page.goto(`${path}?distance=1500&temps=25:45`)
  await applicationStarted(page)
  await expect(page.getByRole('textbox', { name: 'Allure au 100 m' })).toBeHidden()
  await page.getByRole('radio', { name: 'Le temps' }).check()
  await expect(page.getByRole('textbox', { name: 'Allure au 100 m' })).toHaveValue('1:43')
  await expect(page.getByRole('textbox', { name: 'Temps', exact: true })).toBeHidden()
  await page.getByRole('textbox', { name: 'Allure au 100 m' }).fill('1:40')
  await expect(page.locator('.calculator-figure')).toHaveText('25:00')
  await page.getByRole('radio', { name: 'La distance' }).check()
  await page.getByRole('textbox', { name: 'Temps', exact: true }).fill('50:00')
  await expect(figure(page, 'distance')).toHaveAttribute('value', '3000')
})

test('the address follows, and is the same page after a reload and « back »', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByRole('textbox', { name: '400 m' }).fill('6:00')
  await page.getByRole('textbox', { name: '200 m' }).fill('2:50')
  await page.getByRole('radio', { name: 'Longueur' }).check()
  await expect(page).toHaveURL(/t200=2%3A50/)
  await expect(page).toHaveURL(/pas=longueur/)
  await expect(passage(page, 25)).toBeVisible()

  await page.reload()
  await expect(figure(page, 'css')).toHaveAttribute('value', '95')
  await page.goto('/contact')
  await page.goBack()
  await expect(figure(page, 'css')).toHaveAttribute('value', '95')
  await expect(page.getByRole('radio', { name: 'Longueur' })).toBeChecked()
})

test('impossible and suspicious tests are refused or said', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  const verdict = page.locator('.swim-css output')
  await expect(verdict).toContainText('Test cohérent')
  await page.getByRole('textbox', { name: '400 m' }).fill('3:00')
  await expect(verdict).toContainText('doit prendre plus de temps')
  await expect(figure(page, 'css')).toHaveCount(0)
  await expect(page.getByText('Sans test CSS', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: '400 m' }).fill('6:10')
  await expect(verdict).toContainText('va plus vite que')
  await page.getByRole('textbox', { name: '400 m' }).fill('8:00')
  await expect(verdict).toContainText('n’était sans doute pas maximal')
})

test('a wrong field says what is expected, and keeps the rest', async ({ page }) => {
  const response = await page.goto(`${path}?distance=1500&temps=vite&t400=6:36&t200=3:10&coups=%F0%9F%98%80`)
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Indiquez un temps comme', { exact: false })).toBeVisible()
  await expect(page.getByText('Indiquez un nombre de 1 à 200', { exact: false })).toBeVisible()
  await expect(figure(page, 'css')).toHaveAttribute('value', '103')
  await expect(figure(page, 'allure-100')).toHaveCount(0)
})

test.describe('at 390 px, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('presets and choices are taps, and everything fits', async ({ page }) => {
    await page.goto(path)
    await applicationStarted(page)
    await page.getByRole('button', { name: '3 800 m' }).tap()
    // The time of 1 500 m would be no human's.
    await expect(page.getByRole('textbox', { name: 'Temps', exact: true })).toHaveValue('')
    await page.getByRole('textbox', { name: 'Temps', exact: true }).fill('1:08:24')
    await expect(figure(page, 'distance')).toHaveAttribute('value', '3800')
    await page.getByRole('button', { name: '6 × 200 m' }).tap()
    await expect(page.getByRole('textbox', { name: 'Série' })).toHaveValue('6 × 200 m')
    await page.getByRole('radio', { name: '+5 s' }).tap()
    await expect(figure(page, 'serie-nage')).toHaveAttribute('value', '216')
    await page.getByRole('radio', { name: '25 yd' }).tap()
    await expect(page.getByText('166,2 longueurs', { exact: false })).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form asks the server, presets have the last word', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Temps', exact: true }).fill('13:00')
    await page.getByRole('button', { name: '750 m' }).click()
    await expect(figure(page, 'allure-100')).toHaveAttribute('value', '104')
    await expect(page.getByRole('textbox', { name: 'Distance', exact: true })).toHaveValue('750 m')
    await page.getByRole('textbox', { name: '200 m' }).fill('3:00')
    await page.getByRole('radio', { name: 'Longueur' }).check()
    await page.getByRole('textbox', { name: '200 m' }).press('Enter')
    await expect(figure(page, 'css')).toHaveAttribute('value', '108')
    await expect(passage(page, 25)).toBeVisible()
    await expect(page.getByRole('slider')).toBeHidden()
  })
})

test.describe('looked at', () => {
  test('finds nothing, with figures and without', async ({ page }) => {
    test.slow()
    await lookAt(page, [
      path,
      `${path}?distance=9999km&temps=abc&allure=1:43&coups=x&d1=1&serie=z&pas=longueur`,
      `${path}?bassin=50`,
    ])
  })
})
