import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toolLinks } from '#app/ui/blocks/navigation.ts'
import { useSite } from '../use-site.ts'

const { get } = useSite()

test.each(['/', '/nos-stages', '/contact'])(
  '%s asks for one small script, which asks for no other',
  async (path) => {
    const html = await (await get(path)).text()
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, source = '']) => source)
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/shell-/)])
    expect(html).not.toContain('modulepreload')
    const shell = await (await get(scripts[0] ?? '')).text()
    expect(shell).not.toMatch(/\bimport\s*["'`{*\w]|\bfrom\s*["'`]/)
    expect(gzipSync(shell).length).toBeLessThan(3000)
  },
)

type BuiltRoute = { id: string; parentId?: string; path?: string; module: string; imports?: string[] }

const client = 'build/client'

/** Every page of the build, with all the scripts it is made of. */
function builtPages() {
  const file = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/.test(name)) ?? ''
  const text = readFileSync(`${client}/assets/${file}`, 'utf8')
  const { routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, BuiltRoute>
  }
  const scriptsOf = (route: BuiltRoute | undefined): string[] =>
    route ? [route.module, ...(route.imports ?? []), ...scriptsOf(routes[route.parentId ?? ''])] : []
  return Object.values(routes).map((route) => ({ path: `/${route.path ?? ''}`, scripts: scriptsOf(route) }))
}

test.each(toolLinks.map(({ to }) => to))('%s has 25 kB of scripts that no other room has', (path) => {
  const pages = builtPages()
  const elsewhere = new Set(
    pages.filter((page) => !page.path.startsWith('/nos-outils/')).flatMap(({ scripts }) => scripts),
  )
  const scripts = new Set(pages.filter((page) => page.path === path).flatMap((page) => page.scripts))
  const own = [...scripts].filter((script) => !elsewhere.has(script))
  expect(own.length).toBeGreaterThan(0)
  const bytes = own.reduce(
    (sum, script) => sum + gzipSync(readFileSync(client + script), { level: 9 }).length,
    0,
  )
  expect(bytes).toBeLessThanOrEqual(25_000)
})

test('before the first paint: two fonts and two sheets', async () => {
  const html = await (await get('/')).text()
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, file]) => file)
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)
  expect(preloaded.map((file) => file?.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
    '/assets/archivo',
    '/assets/instrument-sans',
  ])
  expect(sheets).toHaveLength(2)
  // Under another name they would be fetched twice.
  const sheet = await (await get(sheets[0] ?? '')).text()
  for (const file of preloaded) expect(sheet).toContain(`url(${file})`)
})

test('the application starts in slices: React’s own part is evaluated alone, before the page’s', async () => {
  const html = await (await get('/')).text()
  const files = /id="application" data-files="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
  expect(files).toContainEqual(expect.stringMatching(/^\/assets\/framework-/))
  expect(files).toContainEqual(expect.stringMatching(/^\/assets\/home-/))
  const shell = await (await get(/src="(\/assets\/shell-[^"]+)"/.exec(html)?.[1] ?? '')).text()
  const first = /react-dom-[\w-]+\.js/.exec(shell)?.[0] ?? ''
  expect(shell).toMatch(/await import\(/)
  const imported = [...(await (await get(`/assets/${first}`)).text()).matchAll(/["'`]\.\/([^"'`]+)["'`]/g)]
  expect(imported.map(([, file]) => file?.replace(/-[\w-]{8}\.js$/, ''))).not.toContain('pieces')
  expect(imported.map(([, file = '']) => `/assets/${file}`)).toContainEqual(
    expect.stringMatching(/framework-/),
  )
})
