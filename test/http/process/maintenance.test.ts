import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite({ MAINTENANCE_MODE: 'on' })

const feed = `/agenda/${'A'.repeat(32)}/tout.ics`

test.each(['/', '/nos-stages', '/contact', '/nulle-part', '/nos-stages.data', feed])(
  '%s is closed',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  },
)

test('the page says so in the words decided', async () => {
  const html = await (await get('/')).text()
  expect(html).toContain('Le site est en maintenance')
  expect(html).toContain('Nous revenons très vite, le temps d’un footing\u202f!')
})

test('files, drawings and health go on', async () => {
  const html = await (await get('/')).text()
  const stylesheet = html.match(/href="(\/assets\/[^"]+\.css)"/)?.[1] ?? ''
  const drawing = html.match(/href="(\/art\/[^"#]+\.svg)#/)?.[1] ?? ''
  expect((await get(stylesheet)).status).toBe(200)
  expect((await get(drawing)).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
})
