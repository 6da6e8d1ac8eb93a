import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBuiltSite } from '../../built-site.ts'
import type { TestSite } from '../../site-process.ts'
import { useSite } from '../use-site.ts'

const icons = '/api/_nuxt_icon'
const home = { prefix: 'mdi', icons: { home: { body: '<path d="M0 0"/>' } }, width: 24, height: 24 }

describe('installed sets alone', () => {
  const { get } = useSite()

  test('icons come sorted, may be kept for a week, and are not sent twice', async () => {
    const answer = await get(`${icons}/lucide.json?icons=waves,flame,nulle-part`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800')
    const etag = answer.headers.get('etag') ?? ''
    const set: unknown = await answer.json()
    expect(set).toMatchObject({ prefix: 'lucide', width: 24, height: 24, not_found: ['nulle-part'] })
    expect(Object.keys(Object(Reflect.get(Object(set), 'icons')))).toEqual(['flame', 'waves'])
    const again = await get(`${icons}/lucide.json?icons=waves,flame,nulle-part&autre=1`, {
      'if-none-match': etag,
    })
    expect(again.status).toBe(304)
    expect(await (await get(`${icons}/lucide.json?icons=bike`)).text()).not.toContain('"flame"')
  })

  test.each([
    [404, 'mdi.json?icons=home'],
    [404, 'constructor.json?icons=home'],
    [400, 'lucide.json'],
    [400, 'lucide.json?icons='],
    [400, 'lucide.json?icons=flame,'],
    [400, 'lucide.json?icons=Flame'],
    [400, 'lucide.json?icons=%2e%2e%2fflame'],
    [400, 'Lucide.json?icons=flame'],
    [400, '..%2flucide.json?icons=flame'],
    [400, 'lucide.svg?icons=flame'],
    [414, `lucide.json?icons=${'a'.repeat(500)}`],
  ])('%i for %s', async (status, address) => {
    const answer = await get(`${icons}/${address}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\.$/) })
  })

  test('an address of exactly 500 characters is answered', async () => {
    const start = `${icons}/lucide.json?icons=`
    expect((await get(start + 'a'.repeat(500 - start.length))).status).toBe(200)
  })

  test('an icon a text names is in the page as it was sent', async () => {
    const html = await (await get('/nos-stages/lanzarote')).text()
    expect(html).toMatch(/<aside[^>]*aria-label="Trois semaines avant"><div[^>]*><svg class="icon"[^>]*><g/)
  })
})

describe('with the public service allowed', () => {
  const asked: string[] = []
  let isDown = false
  const service = createServer((request, response) => {
    asked.push(request.url ?? '')
    expect(request.headers.cookie).toBeUndefined()
    if (isDown) response.writeHead(500).end()
    else if (request.url?.startsWith('/mdi.json')) response.end(JSON.stringify(home))
    else response.writeHead(404).end()
  })
  const holder: { site?: TestSite } = {}
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
    const host = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    holder.site = await startBuiltSite({ ICON_SERVICE: 'on', ICON_SERVICE_HOSTS: host })
  })
  afterAll(async () => {
    await holder.site?.stop()
    service.close()
  })
  const get = (address: string) =>
    fetch(`${holder.site?.url}${icons}/${address}`, { headers: { cookie: 'panier=[]', connection: 'close' } })

  test('the server asks it once for all visitors, and never for installed sets', async () => {
    for (let count = 0; count < 2; count++)
      expect(await (await get('mdi.json?icons=home')).json()).toEqual(home)
    expect((await get('lucide.json?icons=flame')).status).toBe(200)
    expect(asked).toEqual(['/mdi.json?icons=home'])
  })

  test('a set it does not know is a 404; when it is down, a 502 that nobody keeps', async () => {
    expect((await get('nulle-part.json?icons=home')).status).toBe(404)
    isDown = true
    const answer = await get('ph.json?icons=home')
    expect(answer.status).toBe(502)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('nobody makes the server ask without end', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async (_, index) => (await get(`ph.json?icons=icone-${index}`)).status),
    )
    expect(statuses).toContain(429)
  })
})
