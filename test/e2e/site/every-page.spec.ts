import type { Page } from '@playwright/test'
import { applicationStarted, expect, test } from '../journey.ts'
import { publicPaths } from '../public-paths.ts'
import { expectNoViolations } from '../violations.ts'
import { expectWholeWords } from '../whole-words.ts'

// WCAG 1.4.12: what a reader may ask of any text.
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** A window is opened at the narrowest width, then pulled to the others. */
const widths = [320, 390, 768, 1024, 1280, 1440, 1536]

// Each page is a journey of its own: they are shared out.
test.describe.configure({ mode: 'parallel' })

for (const path of publicPaths) {
  test(`${path} names itself, keeps nothing, and is read at any width, in both colour modes, its text spaced`, async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    const others: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
        others.push(request.url())
    })
    await resize(page, 320)
    await page.goto(path)
    await applicationStarted(page)
    await expectHead(page, site.url + path)
    await expectHeadings(page)
    await expectFooter(page, path)
    await expectNoScroll(page, widths)
    for (const width of [320, 360, 390]) await expectWholeWords(page, width)
    for (const width of [390, 1440]) {
      await resize(page, width)
      await expectNoViolations(page, { path, width })
    }
    await spaceText(page)
    await expectNoScroll(page, widths)
    expect(others).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

for (const path of ['/nulle-part', '/_style']) {
  test.describe(path, () => {
    test.use({ expectedErrors: path === '/nulle-part' ? /404/ : /^$/ })

    test('axe finds nothing at 390 and 1440 px, in both colour modes', async ({ page }) => {
      test.slow()
      await page.goto(path)
      for (const width of [390, 1440]) {
        await resize(page, width)
        await expectNoViolations(page, { path, width })
      }
    })
  })
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
}

async function expectNoScroll(page: Page, widths: readonly number[]): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // What is transparent is laid out, but not painted at each width.
  await setOpacity(page, '0')
  for (const width of widths) {
    await resize(page, width)
    await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await setOpacity(page, '')
}

async function setOpacity(page: Page, opacity: '0' | ''): Promise<void> {
  await page.evaluate((opacity) => (document.documentElement.style.opacity = opacity), opacity)
}

/** A sheet made by a script: the page's policy, under which everything is looked at, refuses one that is written into it. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, spacing)
}

async function expectHead(page: Page, address: string): Promise<void> {
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  expect(await content('meta[name=description]')).toMatch(/.{50,}/)
  expect(await content('meta[name=robots]')).toMatch(/^(index, follow|noindex.*)$/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  const image = await content('meta[property="og:image"]')
  const answer = await page.request.get(image ?? '')
  expect(answer.status(), `${image}`).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
}

/** Every page but that of contact, which has its own form, asks for an address. */
async function expectFooter(page: Page, path: string): Promise<void> {
  const field = page.getByRole('contentinfo').getByLabel('Adresse e-mail')
  if (path === '/contact') return expect(field).toHaveCount(0)
  await expect(field).toHaveAttribute('type', 'email')
  await expect(field).toHaveAttribute('placeholder', 'Entrez votre email')
}

async function expectHeadings(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  const levels = await page
    .locator('main :is(h1,h2,h3,h4,h5,h6)')
    .evaluateAll((all) => all.map((one) => Number(one.tagName[1])))
  levels.reduce((before, level) => {
    expect(level - before, `h${before} then h${level}`).toBeLessThanOrEqual(1)
    return level
  }, 0)
}
