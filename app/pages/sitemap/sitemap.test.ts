import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as loadArt } from '#app/pages/images/art.ts'
import { publicPages } from '#app/seo/public-pages.ts'
import { drawArtFile } from '#app/ui/art/art-file.ts'
import { artUrl } from '#app/ui/art/art-url.ts'
import { sitemapOf } from './sitemap-text.ts'

function art(address: string): Response {
  const [version = '', file = ''] = address.split('/').slice(-2)
  const url = new URL(address, 'https://allure.test')
  return loadArt({
    params: { version, file },
    request: new Request(url),
    url,
    pattern: '/art/:version/:file',
    context: new RouterContextProvider(),
  })
}

test('a drawing of the current version is kept for ever', async () => {
  const answer = art(artUrl('head-team'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(await answer.text()).toBe(drawArtFile('head-team'))
})

test.each([
  '/art/0/head-team.svg',
  `${artUrl('head-team')}x`,
  artUrl('head-team').replace('.svg', '.png'),
  artUrl('head-team').replace('head', 'constructor'),
])('%s is no drawing', (address) => {
  expect(art(address).status).toBe(404)
})

test('the sitemap escapes addresses and says when they changed', () => {
  expect(
    sitemapOf('https://allure.test', [
      { path: '/a&b', changedOn: '2027-01-07' },
      { path: '/c', changedOn: '2027-01-08' },
    ]),
  ).toContain(
    '<url><loc>https://allure.test/a&amp;b</loc><lastmod>2027-01-07</lastmod></url><url><loc>https://allure.test/c</loc><lastmod>2027-01-08</lastmod></url>',
  )
})

test('every public page is listed once', () => {
  const paths = publicPages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})
