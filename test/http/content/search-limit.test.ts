import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'

const { get } = useSite({ TRUST_PROXY: 'on' })
const from = (address: string) => ({ 'x-forwarded-for': address })

test('an address that searches hundreds of times a minute waits; others, and its other pages, do not', async () => {
  for (let round = 0; round < 12; round += 1)
    await Promise.all(Array.from({ length: 50 }, () => get('/recherche.json?q=stage', from('192.0.2.1'))))
  const page = await get('/recherche?q=stage', from('192.0.2.1'))
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('Réessayez dans')
  expect((await get('/recherche.json?q=stage', from('192.0.2.1'))).status).toBe(429)
  expect((await get('/recherche', from('192.0.2.1'))).status).toBe(200)
  expect((await get('/recherche?q=stage', from('192.0.2.2'))).status).toBe(200)
})
