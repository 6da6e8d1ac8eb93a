import type { Page } from '@playwright/test'
import { readPdf } from '../../pdf/measures.ts'
import { applicationStarted, expect, test } from '../journey.ts'

const tools = [
  {
    path: '/nos-outils/calculateur-allure-running',
    field: 'temps',
    typed: '3:15:00',
    long: '?distance=marathon&temps=3:29:59&intervalle=400',
    figure: '4′37″/km',
    next: [
      /equivalence-running\?distance=42%2C195.*&temps=3%3A29%3A59/,
      /temps-triathlon\?course=4%3A59/,
      /allure-natation\?course=4%3A59/,
    ],
  },
  {
    path: '/nos-outils/calculateur-allure-natation',
    field: 't400',
    typed: '6:40',
    long: '?distance=5000 m&temps=1:35:00&pas=longueur&t400=6:36&t200=3:10',
    figure: 'CSS 1′45″',
    next: [/temps-triathlon\?natation=1%3A43/, /allure-running\?natation=1%3A43/],
  },
  {
    path: '/nos-outils/calculateur-temps-triathlon',
    field: 'natation',
    typed: '1:40',
    figure: '5:09:32',
    next: [/qualification-system\?systeme=703-2026&temps=/, /allure-running\?cherche=temps.*#bracelet$/],
  },
  {
    path: '/nos-outils/calculateur-equivalence-running',
    field: 'temps',
    typed: '50:00',
    figure: 'marathon, de',
    next: [/allure-running\?distance=42%2C195.*&temps=3%3A/],
  },
  {
    path: '/nos-outils/ironman-age-group-qualification-system',
    field: 'temps',
    typed: '11:00:00',
    figure: '10:25:01',
    next: [/temps-triathlon\?format=XXL&total=10%3A38%3A12#total-vise$/],
  },
]

const bar = (page: Page) => page.getByRole('complementary', { name: 'Résultat en bref' })

/** The fields that hold something. */
function typedIn(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input[type="text"]')]
  return fields.filter(({ value }) => value !== '').map(({ name }) => name)
}

/** Where on the page the controls before a field stand, and those one sees with it, once all that follows it is drawn. */
async function placesAround(field: Element): Promise<number[]> {
  await new Promise((drawn) => setTimeout(drawn, 80))
  const topOf = (part: Element) => Math.round(part.getBoundingClientRect().top + scrollY)
  const controls = [...document.querySelectorAll('form :is(.control, .field-label, .chips)')]
  const shown = controls.filter((part) => part.getClientRects().length > 0)
  return shown.map(topOf).filter((top) => top < topOf(field) + innerHeight / 2)
}

for (const { path, field, typed, figure, next, long = '' } of tools) {
  test.describe(path, () => {
    test.describe('on a telephone, its keyboard open', () => {
      test.use({ viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true })

      test('the result stays in sight while typing, and nothing moves', async ({ page }) => {
        await page.goto(path)
        await applicationStarted(page)
        const input = page.locator(`input[name="${field}"]`)
        await input.focus()
        const places = () =>
          Promise.all([bar(page), input].map(async (part) => JSON.stringify(await part.boundingBox())))
        const before = await places()
        await input.fill(typed)
        await expect(bar(page)).toContainText(figure)
        await expect(bar(page)).toBeInViewport({ ratio: 1 })
        expect(await places()).toEqual(before)
        const [barBox, box] = [await bar(page).boundingBox(), await input.boundingBox()]
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0)
        await input.fill('')
        await expect(bar(page)).toBeInViewport({ ratio: 1 })
        expect(await bar(page).boundingBox()).toEqual(barBox)
        await input.fill(typed)
        for (const name of await page.evaluate(typedIn)) {
          const one = page.locator(`input[type="text"][name="${name}"]`)
          const value = await one.inputValue()
          const around = await one.evaluate(placesAround)
          await one.fill('')
          await expect(one).toHaveValue('')
          expect([name, await one.evaluate(placesAround)]).toEqual([name, around])
          await one.fill(value)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      })

      test('a pad of digits has its colon beside it, and keeps the keyboard open', async ({ page }) => {
        await page.goto(path)
        await applicationStarted(page)
        const input = page.locator(`input[name="${field}"]`)
        await expect(input).toHaveAttribute('inputmode', 'decimal')
        await input.fill('')
        await input.pressSequentially('1')
        await page.locator('.field', { has: input }).getByRole('button', { name: 'Deux-points' }).tap()
        await expect(input).toBeFocused()
        await input.press('5')
        await expect(input).toHaveValue('1:5')
      })
    })

    test('its figures go on to the next tools', async ({ page }) => {
      await page.goto(path)
      const links = page.getByRole('region', { name: 'Emporter ces chiffres' }).locator('a.more')
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(addresses).toEqual(next.map((address) => expect.stringMatching(address)))
    })

    test('what is typed is copied, sent and saved as rows', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.addInitScript(() => {
        navigator.share = (shared) => {
          document.documentElement.dataset.shared = shared?.url
          return Promise.resolve()
        }
      })
      await page.goto(path)
      await applicationStarted(page)
      await page.locator(`input[name="${field}"]`).fill(typed)
      const part = page.getByRole('region', { name: 'Emporter ces chiffres' })
      const query = new URLSearchParams({ [field]: typed }).toString()
      await expect(part.getByRole('link', { name: 'CSV' })).toHaveAttribute(
        'href',
        new RegExp(`\\.csv\\?.*${query}`),
      )
      await part.getByRole('button', { name: 'Partager' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`^http.*${query}`))
      await part.getByRole('button', { name: 'Copier le lien' }).click()
      await expect(part.getByRole('button', { name: 'Copié' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${path}?`)
    })

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`printed (${colorScheme}) it is two sheets at most`, async ({ page }) => {
        await page.emulateMedia({ colorScheme })
        // The other time with as many rows as it makes.
        await page.goto(path + (colorScheme === 'dark' ? long : ''))
        await applicationStarted(page)
        const bytes = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
        expect(readPdf(bytes).pages.length).toBeLessThanOrEqual(2)
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.printed-inputs')).toContainText(path)
        const thinned = page.getByText(/^Une ligne sur \d est imprimée/)
        await expect(thinned).toHaveCount(colorScheme === 'dark' && long ? 1 : 0)
        for (const said of await thinned.all()) await expect(said).toBeVisible()
        await expect(page.locator('input:visible, button:visible')).toHaveCount(0)
      })
    }
  })
}

test('where only the sight shrinks, the bar is above the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(tools[0]?.path ?? '')
  await applicationStarted(page)
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 500 })
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  const box = await bar(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(500, 0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 500 } })

  for (const { path, field } of tools) {
    test(`${path}: the last answer stays in sight, every letter can be typed`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator(`input[name="${field}"]`)).toHaveAttribute('inputmode', 'text')
      await page.locator(`input[name="${field}"]`).scrollIntoViewIfNeeded()
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await bar(page).getByRole('link', { name: 'Emporter' }).click()
      await expect(page.getByRole('link', { name: 'CSV' })).toBeInViewport()
      await expect(page.getByRole('button', { name: /Copier|Partager|Imprimer/ })).toHaveCount(0)
    })
  }
})
