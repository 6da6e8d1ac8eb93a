import { applicationStarted, expect, test } from './journey.ts'
import { publicPaths } from './public-paths.ts'

test('a visit leaves no cookie, stores nothing and asks nothing of another site', async ({
  page,
  site,
  context,
}) => {
  const others: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:')) others.push(request.url())
  })
  for (const path of publicPaths) {
    await page.goto(path)
    await applicationStarted(page)
  }
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(others).toEqual([])
})

test('the colour mode is stored only once chosen, as one word', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('radio', { name: 'Sombre' }).check({ force: true })
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ apparence: 'dark' })
})
