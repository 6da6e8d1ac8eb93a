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

test('a camp that does not exist is the fatal 404', async () => {
  const response = await get('/nos-stages/nulle-part/du-tout')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page Not Found: /nos-stages/nulle-part/du-tout')
})

test.each(['/coaching', '/espace-athlete', '/nos-outils', '/nos-outils/', '/espace-athlete/'])(
  '%s has no page',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

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
