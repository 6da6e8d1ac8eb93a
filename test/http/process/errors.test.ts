import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite()

test('an unmatched path is a 404 with a French page and the English line', async () => {
  const response = await get('/nulle-part')
  const html = await response.text()
  expect(response.status).toBe(404)
  expect(html).toContain('Vous êtes sorti du parcours.')
  expect(html).toContain('Page not found: /nulle-part')
  expect(response.headers.get('cache-control')).toContain('no-store')
})

test('each unknown path has its own line on the page they share, whatever it is made of', async () => {
  const shown = async (path: string) => /error-detail[^>]*>([^<]*)</.exec(await (await get(path)).text())?.[1]
  expect(await shown('/autre-part?x=1')).toBe('Page not found: /autre-part')
  expect(await shown('/a&b\'c"d<e>')).toBe('Page not found: /a&amp;b&#x27;c%22d%3Ce%3E')
  expect(await shown('/nos-stages/nulle-part')).toBe('Page Not Found: /nos-stages/nulle-part')
  expect(await shown('/a/../%63ontact')).toBeUndefined()
  for (const encoding of ['br', 'gzip', 'identity'])
    expect((await get('/encore', { 'accept-encoding': encoding })).status).toBe(404)
  expect(await shown('/encore')).toBe('Page not found: /encore')
  const site = await get('/nulle-part')
  expect(site.headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+')+/)
  expect(site.headers.get('x-unknown-page')).toBeNull()
})

test('a camp that does not exist is the fatal 404', async () => {
  const response = await get('/nos-stages/nulle-part/du-tout')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page Not Found: /nos-stages/nulle-part/du-tout')
})

test.each(['/coaching', '/espace-athlete', '/nos-outils', '/nos-outils/'])('%s has no page', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('a path in a page is text, never markup', async () => {
  const html = await (await get('/%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text()
  expect(html).not.toContain('<script>alert(1)')
})

test('crawlers get the bare status', async () => {
  const response = await get('/nulle-part', {
    'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
  })
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect((await response.text()).length).toBeLessThan(10)
})
