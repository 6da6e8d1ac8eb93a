import { expect, test } from './journey.ts'
import { publicPaths } from './public-paths.ts'

test('every page has its own title, description, canonical address, image and one h1', async ({
  page,
  site,
}) => {
  const titles = new Set<string>()
  for (const path of publicPaths) {
    await page.goto(path)
    titles.add(await page.title())
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect(await content('meta[name=description]'), path).toMatch(/.{50,}/)
    expect(await content('meta[name=robots]'), path).toMatch(/^(index, follow|noindex.*)$/)
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', site.url + path)
    await expect(page.locator('h1'), path).toHaveCount(1)
    const image = await content('meta[property="og:image"]')
    const answer = await page.request.get(image ?? '')
    expect(answer.status(), `${path}: ${image}`).toBe(200)
    expect(answer.headers()['content-type'], path).toBe('image/png')
  }
  expect(titles.size).toBe(publicPaths.length)
})

test('headings never skip a level', async ({ page }) => {
  for (const path of publicPaths) {
    await page.goto(path)
    const levels = await page
      .locator('main :is(h1,h2,h3,h4,h5,h6)')
      .evaluateAll((all) => all.map((one) => Number(one.tagName[1])))
    levels.reduce((before, level) => {
      expect(level - before, `${path}: h${before} then h${level}`).toBeLessThanOrEqual(1)
      return level
    }, 0)
  }
})

test('the sitemap lists public pages that answer 200, and robots.txt names it', async ({ page, site }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses).toContain(`${site.url}/nos-stages/lanzarote`)
  for (const address of addresses) {
    const answer = await page.request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(await answer.text(), address).not.toContain('content="noindex')
  }
})

test('every link of every page leads somewhere', async ({ page, site }) => {
  test.slow()
  const targets = new Set<string>()
  for (const path of publicPaths) {
    await page.goto(path)
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
      if (href.startsWith('/')) targets.add(href)
  }
  for (const target of targets) {
    const answer = await page.request.get(site.url + target)
    expect(answer.status(), target).toBe(200)
    const [, anchor] = target.split('#')
    if (anchor) expect(await answer.text(), target).toContain(`id="${anchor}"`)
  }
})
