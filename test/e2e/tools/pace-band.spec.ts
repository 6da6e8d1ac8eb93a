import type { Locator, Page } from '@playwright/test'
import { readPdf } from '../../pdf/measures.ts'
import { applicationStarted, expect, test } from '../journey.ts'

const tool = '/nos-outils/calculateur-allure-running'
const marathon = `${tool}?distance=marathon&temps=3%3A29%3A59&strategie=progressive`
const pixelsPerMillimetre = 96 / 25.4

for (const colorScheme of ['light', 'dark'] as const) {
  test(`printed (${colorScheme}), the band is alone on a lying A4, 200 × 25 mm`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(marathon)
    await expectTrueSize(page)
    const { pages, rectangles, operators } = readPdf(await page.pdf({ preferCSSPageSize: true }))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeCloseTo(297, 0)
    expect(pages[0]?.height).toBeCloseTo(210, 0)
    const bands = rectangles.filter(
      ({ width, height }) => Math.abs(width - 200) < 0.1 && Math.abs(height - 25) < 0.1,
    )
    expect(bands.length).toBeGreaterThan(0)
    // The green of every fifth column.
    expect(operators).toMatch(/\b0 \.4392\d* \.2235\d* rg/)
  })
}

test('the sheet is the same from a telephone, whatever the race', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${tool}?distance=100%20km&temps=10h`)
  await expectTrueSize(page)
  const { pages, rectangles } = readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(1)
  expect(rectangles.some(({ width }) => Math.abs(width - 200) < 0.1)).toBe(true)
})

test('the button prints the band alone', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.documentElement.dataset.asked = document.documentElement.dataset.printed)
  })
  await page.goto(marathon)
  await applicationStarted(page)
  await page.getByRole('button', { name: 'Imprimer le bracelet' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'band')
})

test('band, files and link follow what is typed, before the address does', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${tool}?distance=marathon&temps=3%3A29%3A59`)
  await applicationStarted(page)
  await page.getByLabel('Temps visé').fill('3:15:00')
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe(tool)
  expect(new URL(copied).searchParams.get('temps')).toBe('3:15:00')
  await expect(page.getByRole('img', { name: /^Bracelet pour 42,195\skm en 3\sh\s15\smin/ })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger le PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bracelet-42195m-3h15min00.pdf')
  await page.goto(copied)
  await expect(page.getByLabel('Temps visé')).toHaveValue('3:15:00')
})

test('without a race there is no band, and a word that says so', async ({ page }) => {
  await page.goto(`${tool}?distance=marathon&temps=`)
  await expect(sectionOf(page)).toContainText('dès que votre course a une distance et un temps')
  await expect(page.locator('.pace-band')).toHaveCount(0)
  await expect(sectionOf(page).getByRole('link')).toHaveCount(0)
})

test('on a narrow screen the band scrolls in its frame, by the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(marathon)
  await applicationStarted(page)
  const frame = page.getByRole('region', { name: 'Aperçu du bracelet' })
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the files are there; what needs a script is not shown', async ({ page }) => {
    await page.goto(`${tool}?distance=10&temps=45%3A00`)
    await expect(sectionOf(page).getByRole('button')).toHaveCount(0)
    for (const [label, name] of [
      ['Télécharger le PDF', 'bracelet-10000m-0h45min00.pdf'],
      ['Image pour l’écran verrouillé', 'bracelet-10000m-0h45min00.png'],
      ['CSV', 'passages-10000m-0h45min00.csv'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: label }).click(),
      ])
      expect(download.suggestedFilename()).toBe(name)
    }
    await expect(page.getByRole('list', { name: 'Temps du bracelet' }).getByRole('listitem')).toHaveCount(9)
  })
})

function sectionOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Votre bracelet de passage' })
}

/** On paper nothing else is left, and the band is 755.9 × 94.5 CSS pixels. */
async function expectTrueSize(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.dataset.printed = 'band'))
  await page.emulateMedia({ media: 'print' })
  const box = await page.locator('.pace-band').boundingBox()
  expect(box?.width).toBeCloseTo(200 * pixelsPerMillimetre, 0)
  expect(box?.height).toBeCloseTo(25 * pixelsPerMillimetre, 0)
  for (const other of [page.locator('h1'), page.locator('h2').first(), page.locator('header').first()])
    await expect(other).toBeHidden()
}
