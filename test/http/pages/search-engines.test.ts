import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { problemsOfData } from './structured-data-problems.ts'

const { get, site } = useSite()

async function publicPages(): Promise<string[]> {
  const sitemap = await (await get('/sitemap.xml')).text()
  const entries = [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod><\/url>/g)]
  expect(entries).toHaveLength(sitemap.split('<url>').length - 1)
  return entries.map(([, address = '']) => address.replace(site().url, ''))
}

test('every public page has a title of its own that no engine cuts, and data that engines read', async () => {
  const titles = new Map<string, string>()
  for (const path of await publicPages()) {
    const html = await (await get(path)).text()
    const title = decoded(/<title>([^<]+)/.exec(html)?.[1] ?? '')
    expect.soft(title.length, `${path} ${title}`).toBeLessThanOrEqual(60)
    expect.soft(titles.get(title), `${path} ${title}`).toBeUndefined()
    titles.set(title, path)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']): unknown => JSON.parse(json),
    )
    expect.soft(problemsOfData(data, { siteUrl: site().url, path, html }), path).toEqual([])
  }
  expect(titles.size).toBeGreaterThan(25)
  expect([...titles.keys()]).toContain('Coaching running à Lyon — Allure')
})

function decoded(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
