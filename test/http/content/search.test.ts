import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { suggestedQueries } from '#app/pages/search/suggestions.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { useSite } from '../use-site.ts'

const { get, post, site } = useSite()

type Answer = {
  results: { path: string; section: { anchor: string } | null }[]
  counts: Record<string, number>
}

async function answerTo(query: string): Promise<Answer> {
  const response = await get(`/recherche.json?q=${encodeURIComponent(query)}`)
  return (await response.json()) as Answer
}

test('the page of results needs no script, is kept by nobody and no search engine’s business', async () => {
  const response = await get('/recherche?q=m%C3%A9diateur')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
  expect(html).not.toContain('og:image')
  expect(html).toMatch(/<mark[^>]*>[Mm]édiateur<\/mark>/)
  expect(html).toContain('href="/mentions-legales#m%C3%A9diateur-de-la-consommation"')
  expect(html).toContain('href="/recherche?q=m%C3%A9diateur&amp;dans=pages"')
})

test('the answer for the search window says the same', async () => {
  const response = await get('/recherche.json?q=triathlon&dans=stages')
  const { query, results, counts } = (await response.json()) as Answer & { query: string }
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(query).toBe('triathlon')
  expect(new Set(results.map(({ path }) => path.split('/')[1]))).toEqual(new Set(['nos-stages']))
  expect(counts.info).toBeGreaterThan(0)
})

test('words typed without accents, in capitals or in another form find the same', async () => {
  const [first, ...others] = await Promise.all(['séances', 'SEANCES', 'séance', 'seance'].map(answerTo))
  expect(first?.results.length).toBeGreaterThan(3)
  for (const other of others)
    expect(other.results.map(({ path }) => path).toSorted()).toEqual(
      first?.results.map(({ path }) => path).toSorted(),
    )
})

test('every place a result leads to is in its page', async () => {
  const answers = await Promise.all(
    [
      'coaching',
      'stage',
      'séance',
      'massage',
      'contrat',
      'données',
      'horaires',
      'jour',
      'diplôme',
      'avis',
      'conditions',
      'prix',
    ].map(answerTo),
  )
  const places = answers.flatMap(({ results }) => results)
  const pages = Map.groupBy(places, ({ path }) => path)
  expect(pages.size).toBeGreaterThan(15)
  for (const [path, own] of pages) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    const html = await response.text()
    const anchors = own.flatMap(({ section }) => (section ? [section.anchor] : []))
    expect([path, anchors.filter((anchor) => !html.includes(`id="${anchor}"`))]).toEqual([path, []])
  }
})

test('what members read is searched by members only', async () => {
  const asSignedIn = await signInAs(site(), 'signed-in')
  const asMember = await signInAs(site(), 'member')
  for (const road of ['/recherche', '/recherche.json', '/recherche.data']) {
    const asked = `${road}?q=seuil&dans=espace-athlete`
    expect([road, (await get(asked)).status]).toEqual([road, 401])
    expect([road, (await get(asked, asSignedIn)).status]).toEqual([road, 403])
    expect([road, (await get(asked, asMember)).status]).toEqual([road, 200])
  }
})

test('a slip is read as the nearest word of the site, and the page says so', async () => {
  const html = await (await get('/recherche?q=masage')).text()
  expect(html).toMatch(/pour «\u202f(<!-- -->)?massage/)
  expect(html).toMatch(/Rien pour «\u202f(<!-- -->)?masage/)
})

test('a search that finds nothing is counted by its words alone, and shown to coaches', async () => {
  const words = `zzyx${randomUUID().slice(0, 4).replace(/\d/g, 'q')}`
  const coach = await signInAs(site(), 'admin')
  const shown = async () => (await get('/admin/recherches', coach)).text()
  expect((await get(`/recherche?q=${words}`)).status).toBe(200)
  expect((await get(`/recherche.json?q=${words}`)).status).toBe(200)
  expect((await post(`/recherche.json?q=${words}`, '')).status).toBe(204)
  expect((await post(`/recherche.json?q=marathon`, '')).status).toBe(204)
  await expect.poll(shown).toMatch(new RegExp(`${words}</a></th><td[^>]*>2</td>`))
  expect(await shown()).not.toContain('>marathon<')
})

test('the words that are suggested find something', async () => {
  for (const query of suggestedQueries)
    expect([query, (await answerTo(query)).results.length]).not.toEqual([query, 0])
})

test.each([
  ['bracelet', '/nos-outils/calculateur-allure-running'],
  ['CSS', '/nos-outils/calculateur-allure-natation'],
  ['VDOT', '/nos-outils/calculateur-equivalence-running'],
  ['transitions', '/nos-outils/calculateur-temps-triathlon'],
  ['Kona', '/nos-outils/ironman-age-group-qualification-system'],
  ['roll-down', '/nos-outils/ironman-age-group-qualification-system/explication'],
])('« %s » leads to the tool that computes it', async (query, path) => {
  const { results } = await answerTo(query)
  expect(results[0]?.path).toBe(path)
})

test('a refusal is a page in French, with a way on', async () => {
  const html = await (await get('/recherche?q=seuil&dans=espace-athlete')).text()
  expect(html).toContain('Réservé aux membres du club')
  expect(html).toContain('href="/recherche?q=seuil"')
})

test.each([
  ['no words', '/recherche', 'Les plus demandées'],
  ['nothing found', '/recherche?q=xylophone', 'Rien à cette allure'],
  ['no letters', '/recherche?q=%22*%27', 'Il manque un mot'],
  ['a kind nobody knows', '/recherche?q=stage&dans=%3Cb%3E', 'Stage</mark>'],
])('with %s the page helps on', async (_case, path, words) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(words)
})

test.each([
  '"',
  '*',
  'a* OR b',
  'NEAR(a b)',
  '{title}:x',
  "'; DROP TABLE _search_words; --",
  'x'.repeat(1500),
  '%F0%9F',
  '<script>alert(1)</script>',
])('the query %j is words like any other', async (query) => {
  const page = await get(`/recherche?q=${encodeURIComponent(query)}`)
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('<script>alert(1)')
  expect((await get(`/recherche.json?q=${encodeURIComponent(query)}`)).status).toBe(200)
})

test('the search is not in the sitemap', async () => {
  expect(await (await get('/sitemap.xml')).text()).not.toContain('/recherche')
})
