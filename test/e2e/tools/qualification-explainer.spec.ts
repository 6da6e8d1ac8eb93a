import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const tool = '/nos-outils/ironman-age-group-qualification-system'
const path = `${tool}/explication`
const chapters = [
  'Une ligne, une place',
  'Le temps pondéré change l’ordre',
  'Les coefficients, d’un âge à l’autre',
  'Quand la liste descend',
  'Calendrier des règles',
  '70.3 ou Ironman',
  'Avant, après',
  'Ce que nous savons, ce qu’il faut vérifier',
]

test('with the table of factors open nothing is wider than a window, and axe finds nothing', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto(path)
  await page.getByText('Lire tous les coefficients en tableau').click()
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    if (width === 390 || width === 1440) await expectNoViolations(page, { width })
  }
})

test('the headings are in order, one of the first level', async ({ page }) => {
  await page.goto(path)
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1))
  const titles = await page.locator('.explainer').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.map((title) => title.replaceAll(/\s/g, ' '))).toEqual(
    chapters.map((chapter) => expect.stringContaining(chapter)),
  )
})

test('each chip leads to its section with the keyboard, and opens what is folded there', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  const chips = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link')
  await expect(chips).toHaveCount(chapters.length)
  for (const chip of await chips.all()) {
    await chip.focus()
    await page.keyboard.press('Enter')
    const address = (await chip.getAttribute('href')) ?? 'nothing'
    const target = page.locator(address)
    await expect(target).toBeFocused()
    const top = () => target.evaluate((section) => section.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    expect(new URL(page.url()).hash).toBe(address)
    await expect(target.locator('.lead')).toBeVisible()
  }
})

test('it and its tool lead to each other, neither longer than twelve screens of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  await page.goto(tool)
  expect(await screens()).toBeLessThanOrEqual(12)
  await page.getByRole('link', { name: 'Lire l’explication' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Les règles de la qualification Ironman')
  expect(await screens()).toBeLessThanOrEqual(12)
  await page
    .getByRole('navigation', { name: 'Fil d’Ariane' })
    .getByRole('link', { name: 'Qualification' })
    .click()
  await expect(page).toHaveURL(tool)
})

test('the application takes the page over and leaves the text as it is', async ({ page }) => {
  await page.goto(path)
  const before = await page.locator('.explainer').innerHTML()
  await applicationStarted(page)
  expect(await page.locator('.explainer').innerHTML()).toBe(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there, and the official site is one link away', async ({ page }) => {
    await page.goto(path)
    for (const chapter of chapters)
      await expect(page.getByRole('heading', { level: 2, name: chapter })).toBeVisible()
    await page.getByText('Lire tous les coefficients en tableau').click()
    await expect(page.getByRole('rowheader', { name: '85–89', exact: true })).toBeVisible()
    const official = page.getByRole('link', { name: /site officiel/ })
    await expect(official).toHaveAttribute('href', 'https://www.ironman.com/qualifications')
    await expect(official).toHaveAttribute('rel', 'noopener')
  })
})
