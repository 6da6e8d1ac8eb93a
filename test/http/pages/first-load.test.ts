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
    expect(shell).not.toMatch(/\bimport\b|\bfrom\s*["'`]/)
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
