import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { useStandInServers } from '#test/stand-in-server.ts'
import { findLocalIcons } from '@allure/content-engine/icons'
import { loadIcons } from './load-icons.ts'

const site = useStandInServers()

const lucide: RequestListener = (request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://site.invalid')
  response.end(JSON.stringify(findLocalIcons('lucide', searchParams.get('icons')?.split(',') ?? [])))
}

test('icons of one set are one request, sorted; what is known is not asked for again', async () => {
  const { url: base, asked } = await site(lucide)
  const drawings = await loadIcons(['lucide:waves', 'lucide:flame', 'lucide:nulle-part', 'sans-jeu'], base)
  expect([...drawings.keys()]).toEqual(['lucide:waves', 'lucide:flame'])
  expect(drawings.get('lucide:flame')).toMatchObject({ viewBox: '0 0 24 24' })
  expect(asked).toEqual(['/api/_nuxt_icon/lucide.json?icons=flame%2Cnulle-part%2Cwaves'])
  await loadIcons(['lucide:waves', 'lucide:nulle-part'], base)
  expect(asked).toHaveLength(1)
})

test('a 404 is the end of it', async () => {
  const { url: base, asked } = await site((_request, response) => response.writeHead(404).end())
  expect((await loadIcons(['absent:icone'], base)).size).toBe(0)
  await loadIcons(['absent:icone'], base)
  expect(asked).toHaveLength(1)
})

test('another failure draws nothing, and may be tried again', async () => {
  let isDown = true
  const { url: base } = await site((request, response) => {
    if (isDown) response.writeHead(500).end()
    else lucide(request, response)
  })
  expect((await loadIcons(['lucide:bike'], base)).size).toBe(0)
  isDown = false
  expect((await loadIcons(['lucide:bike'], base)).size).toBe(1)
})

test('nobody waits longer than 1500 ms', async () => {
  const { url: base } = await site(() => undefined)
  const start = performance.now()
  expect((await loadIcons(['lucide:timer'], base)).size).toBe(0)
  expect(performance.now() - start).toBeGreaterThanOrEqual(1490)
})
