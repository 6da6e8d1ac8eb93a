import type { APIRequestContext } from '@playwright/test'
import { readPdfText } from '../../pdf/text.ts'
import { expect, test } from '../journey.ts'
import { publicPaths } from '../public-paths.ts'

test('every page has a title of its own', async ({ request }) => {
  const titles = new Set<string>()
  for (const path of publicPaths) {
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(await textAt(request, path)) ?? []
    expect(title, path).not.toBe('')
    titles.add(title)
  }
  expect(titles.size).toBe(publicPaths.length)
})

test('the sitemap lists public pages that answer 200, and robots.txt names it', async ({ request, site }) => {
  expect(await textAt(request, '/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await textAt(request, '/sitemap.xml')
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses).toContain(`${site.url}/nos-stages/lanzarote`)
  for (const address of addresses)
    expect(await textAt(request, address), address).not.toContain('content="noindex')
})

test('every link of every page leads somewhere', async ({ request }) => {
  const targets = new Set<string>()
  for (const path of publicPaths)
    for (const [, href = ''] of (await textAt(request, path)).matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g))
      targets.add(href.replaceAll('&amp;', '&'))
  expect(targets).toContain('/cgv')
  for (const target of targets) {
    const [, anchor] = target.split('#')
    const text = await textAt(request, target)
    if (anchor) expect(text, target).toContain(`id="${anchor}"`)
  }
})

test('paper has what is closed on the screen: questions, figures, conditions', async ({ page }) => {
  const folded: [path: string, words: string][] = [
    ['/coaching/running', 'Une montre qui donne le temps suffit'],
    ['/coaching/running', 'Voir les chiffres, semaine par semaine'],
    ['/coaching/running', 'Charge'],
    ['/notre-boutique/produits/bonnet-ondes', 'Renoncer au contrat ici'],
  ]
  for (const [path, words] of folded) {
    await page.goto(path)
    const { pages } = await readPdfText(await page.pdf())
    expect(pages.join(' ').replaceAll(/\s+/g, ' '), path).toContain(words)
  }
})

async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}
