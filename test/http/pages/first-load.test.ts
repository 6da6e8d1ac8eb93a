import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { toolPaths } from '#app/ui/blocks/navigation.ts'
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

type BuiltRoute = {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  clientActionModule?: string
  imports?: string[]
}
type Manifest = { entry: BuiltRoute; routes: Record<string, BuiltRoute> }

const client = 'build/client'
const assets = readdirSync(`${client}/assets`)

/** Every script that the page of a path has run once it has started: those of all pages with it. */
function scriptsOf(path: string): string[] {
  return filesOf(
    (route) =>
      route.parentId === 'root' && Boolean(route.index || route.path) && `/${route.path ?? ''}` === path,
  )
}

function readManifest(): Manifest {
  const name = assets.find((file) => /^manifest-.*\.js$/.test(file))
  const text = readFileSync(`${client}/assets/${name}`, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** The same of the page of a route. */
function filesOf(isAsked: (route: BuiltRoute) => boolean): string[] {
  const { entry, routes } = readManifest()
  const withParents = (route: BuiltRoute | undefined): string[] =>
    route ? [route.module, ...(route.imports ?? []), ...withParents(routes[route.parentId ?? ''])] : []
  const page = Object.values(routes).filter(isAsked)
  expect(page).not.toEqual([])
  const start = assets.filter((name) => /^(shell|react-dom)-.*\.js$/.test(name))
  return [...new Set([...[entry, ...page].flatMap(withParents), ...start.map((name) => `/assets/${name}`)])]
}

test('what a form does when the connection breaks comes with its page, in no file of its own', () => {
  expect(assets.filter((name) => name.includes('client-action'))).toEqual([])
  const { routes } = readManifest()
  expect(Object.values(routes).filter(({ clientActionModule }) => clientActionModule)).toEqual([])
})

const weightOf = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(readFileSync(client + script), { level: 9 }).length, 0)

// Wanted: 125 kB.
test('home has 127 kB of scripts in all', () => {
  expect(weightOf(scriptsOf('/'))).toBeLessThanOrEqual(127_900)
})

// Wanted: 25 kB of all five calculators.
const above: Record<string, number> = {
  '/nos-outils/calculateur-equivalence-running': 27_100,
  '/nos-outils/ironman-age-group-qualification-system': 28_500,
}
const toolBudgets = toolPaths.map((to) => [to, above[to] ?? 25_000] as const)

test.each(toolBudgets)('%s has at most %i bytes of scripts that /contact does not have', (path, budget) => {
  const elsewhere = new Set(scriptsOf('/contact'))
  const own = scriptsOf(path).filter((script) => !elsewhere.has(script))
  expect(own).not.toEqual([])
  expect(weightOf(own)).toBeLessThanOrEqual(budget)
})

test('the story’s page has 150 kB of scripts in all, before what draws and reads files', () => {
  expect(weightOf(scriptsOf('/nos-outils/strava-story-sharing'))).toBeLessThanOrEqual(150_000)
})

test('the editor of texts has 150 kB of scripts that /contact does not have, with what turns a paste into Markdown', () => {
  const elsewhere = new Set(scriptsOf('/contact'))
  const editor = filesOf(({ id }) => id.endsWith('texts/edit/edit-text'))
  const paste = assets
    .filter((name) => /^markdown-of-html-.*\.js$/.test(name))
    .map((name) => `/assets/${name}`)
  expect([editor.length > 0, paste.length]).toEqual([true, 1])
  expect(editor).not.toContain(paste[0])
  const own = [...editor, ...paste].filter((script) => !elsewhere.has(script))
  expect(weightOf(own)).toBeLessThanOrEqual(150_000)
})

// 24 kB, to check what the server checks anyway.
test.each([
  'booking',
  'pages/athlete/calendar/calendar',
  'pages/athlete/articles/article',
  'pages/order/recap/recap',
])('%s fetches no library of schemas', (route) => {
  const files = filesOf(({ id }) => id === route)
  expect(files.filter((file) => file.includes('/schemas-'))).toEqual([])
})

const publicPaths = ['/', '/nos-stages', '/contact', '/notre-boutique', '/notre-boutique/panier', '/login']

test.each(publicPaths)(
  '%s fetches 0 bytes of the office: its scripts and sheets are its own',
  async (path) => {
    const routesOf = (isOffice: boolean) =>
      filesOf(({ id }) => id.startsWith('pages/admin/') === isOffice && id !== 'root')
    const elsewhere = new Set(routesOf(false))
    const office = routesOf(true).filter((script) => !elsewhere.has(script))
    const sheets = assets.filter((name) => /^admin.*\.css$/.test(name)).map((name) => `/assets/${name}`)
    expect([office.length > 50, sheets.length > 0]).toEqual([true, true])
    const html = await (await get(path)).text()
    const named = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([file]) => file)
    expect(named).not.toEqual([])
    expect(named.filter((file) => office.includes(file) || sheets.includes(file))).toEqual([])
  },
)

test('before the first paint: the font of running text and two sheets', async () => {
  const html = await (await get('/')).text()
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, file]) => file)
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) => file)
  expect(preloaded.map((file) => file?.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual(['/assets/instrument-sans'])
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
