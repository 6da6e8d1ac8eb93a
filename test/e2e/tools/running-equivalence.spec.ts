import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

const path = '/nos-outils/calculateur-equivalence-running'

function figure(page: Page, name: string) {
  return page.locator(`data[data-nom="${name}"]`)
}

function inRow(page: Page, key: string, name: string) {
  return page.locator(`tr[data-ligne="${key}"] data[data-nom="${name}"]`)
}

async function value(page: Page, name: string): Promise<number> {
  return Number(await figure(page, name).getAttribute('value'))
}

test('the keyboard alone goes from a race to its equivalents, its VMA and its age', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await expect(inRow(page, '21097.5', 'moyenne')).toHaveText('1:40:51')

  await page.getByRole('textbox', { name: 'Course de référence' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('5km')
  for (let stop = 0; stop < 5; stop += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Temps réalisé' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('19:57')
  await expect(figure(page, 'vdot')).toHaveText('50')
  await expect(page.locator('tr[data-ligne="5000"]')).toContainText('Référence')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Votre profil, exposant de Riegel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(figure(page, 'exposant')).toHaveText('1,065')

  await page.getByRole('textbox', { name: 'Demi-Cooper' }).focus()
  await page.keyboard.type('1650')
  await expect(figure(page, 'vma')).toHaveText('16,5')
  await expect(inRow(page, 'vma-100', 'temps-400')).toHaveText('1:27,3')

  await page.getByRole('textbox', { name: 'Âge le jour de la course' }).focus()
  await page.keyboard.type('45')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Femme' })).toBeChecked()
  await expect(figure(page, 'age-grade')).toHaveText(/^7\d,\d\s%$/)
  await expect(figure(page, 'points')).toHaveCount(1)
})

test('the address follows, and is the same page again after a reload and « back »', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByRole('textbox', { name: 'Temps réalisé' }).fill('40:00')
  await page.getByRole('textbox', { name: 'Seconde course' }).fill('semi')
  await page.getByRole('textbox', { name: 'Son temps' }).first().fill('1h30')
  await page.getByRole('textbox', { name: 'Endurance fondamentale' }).fill('60-70')
  await expect(page).toHaveURL(/temps2=1h30/)
  await expect(page).toHaveURL(/zone-endurance=60-70/)
  const exponent = await value(page, 'exposant')
  expect(exponent).toBeCloseTo(Math.log(5400 / 2400) / Math.log(2.10975), 12)

  await page.reload()
  expect(await value(page, 'exposant')).toBe(exponent)
  await expect(page.getByRole('textbox', { name: 'Endurance fondamentale' })).toHaveValue('60-70')

  await page.goto('/contact')
  await page.goBack()
  expect(await value(page, 'exposant')).toBe(exponent)
  await expect(inRow(page, '21097.5', 'riegel')).toHaveText('1:30:00')
})

test.describe('at 390 px, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('presets, profiles and the category answer; neither the page nor the models scroll sideways', async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Semi' }).tap()
    await page.getByRole('textbox', { name: 'Temps réalisé' }).fill('1:45:00')
    await expect(page.locator('tr[data-ligne="21097.5"]')).toContainText('Référence')
    await page.getByRole('button', { name: 'Endurance', exact: true }).tap()
    await expect(figure(page, 'exposant')).toHaveText('1,045')
    await page.getByRole('textbox', { name: 'Âge le jour de la course' }).fill('50')
    await page.getByRole('radio', { name: 'Homme' }).tap()
    await expect(figure(page, 'temps-equivalent-age')).toHaveCount(1)
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      for (const models of ['', '&distance2=semi&temps2=1:45:00&volume=60'])
        await expectNoneSideways(page, `${path}?distance=10&temps=47:00${models}`)
    }
  })
})

async function expectNoneSideways(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.equivalents-table tr').nth(3)).toBeVisible()
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(':has(> .equivalents-table), .equivalents-table')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, className, scrollWidth }) => `${tagName}.${className} ${scrollWidth}`),
  )
  expect(wider, address).toEqual([])
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every field is there, a preset and each button ask the server', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Temps réalisé' }).fill('20:00')
    await page.getByRole('button', { name: '5 km' }).click()
    await expect(page).toHaveURL(/distance=5\+km/)
    await expect(page.locator('tr[data-ligne="5000"]')).toContainText('Référence')

    await page.getByRole('textbox', { name: 'Âge le jour de la course' }).fill('60')
    await page.getByRole('radio', { name: 'Femme' }).check()
    await page.getByRole('button', { name: 'Calculer' }).last().click()
    expect(await value(page, 'age-grade')).toBeCloseTo((100 * 834) / 0.7621 / 1200, 6)

    await page.getByRole('textbox', { name: 'Course de référence' }).fill('')
    await page.getByRole('textbox', { name: 'Temps réalisé' }).fill('')
    await page.getByRole('textbox', { name: 'Ou votre VDOT' }).fill('50')
    await page.getByRole('button', { name: 'Calculer' }).first().click()
    expect(await value(page, 'vdot')).toBe(50)
    await expect(page.getByText('Référence : le 10 km que vaut votre VDOT.')).toBeVisible()
  })
})

test('a wrong field is told beside it and costs its own part only; what is absurd is said', async ({
  page,
}) => {
  await page.goto(`${path}?distance=10km&temps=abc&vma=15&age=200&sexe=x`)
  const time = page.getByRole('textbox', { name: 'Temps réalisé' })
  await expect(time).toHaveAccessibleDescription(/Indiquez un temps comme/)
  await expect(page.getByRole('textbox', { name: 'Âge le jour de la course' })).toHaveAccessibleDescription(
    /Indiquez un nombre de 5 à 100/,
  )
  await expect(figure(page, 'vdot')).toHaveCount(0)
  await expect(inRow(page, 'vma-100', 'allure')).toHaveText('4′00″')
  await applicationStarted(page)

  await time.fill('15:00')
  await expect(page.getByText('Plus rapide que le record du monde')).toBeVisible()
  await expect(inRow(page, '10000', 'moyenne')).toHaveText('15:00')

  await page.getByRole('textbox', { name: 'VMA longue' }).fill('vite')
  await expect(page.getByText('Indiquez deux pourcentages, comme 65-75.')).toBeVisible()
  await expect(inRow(page, 'zone-vma-longue', 'allure-rapide')).toHaveCount(1)
})

test.describe('looked at', () => {
  test('axe finds nothing, with and without results', async ({ page }) => {
    test.slow()
    const everything =
      'distance2=semi&temps2=1:30:00&distance-test=2000&temps-test=9:00&zone-vma=x&age=50&sexe=f'
    await lookAt(page, [path, `${path}?distance=10km&temps=20:00&${everything}`, `${path}?distance=abc`])
  })
})
