import { describe, expect, test } from 'vitest'
import { qualificationFields } from '#app/pages/tools/ironman-qualification/qualification-fields.ts'
import { runningEquivalenceFields } from '#app/pages/tools/running-equivalence/running-equivalence-fields.ts'
import { runningPaceFields } from '#app/pages/tools/running-pace/running-pace-fields.ts'
import { swimPaceFields } from '#app/pages/tools/swim-pace/swim-pace-fields.ts'
import { triathlonTimeFields } from '#app/pages/tools/triathlon-time/triathlon-time-fields.ts'
import { toolPaths } from '#app/ui/blocks/navigation.ts'
import { useSite } from '../use-site.ts'
import { readToolPage } from './tool-page.ts'

const { get, site } = useSite()

const tools = [
  { path: '/nos-outils/calculateur-allure-running', fields: runningPaceFields },
  { path: '/nos-outils/calculateur-allure-natation', fields: swimPaceFields },
  { path: '/nos-outils/calculateur-equivalence-running', fields: runningEquivalenceFields },
  { path: '/nos-outils/calculateur-temps-triathlon', fields: triathlonTimeFields },
  { path: '/nos-outils/ironman-age-group-qualification-system', fields: qualificationFields },
]

/** The first ones are tried in each field beside an example, all of them in every field at once. */
const hostile = [
  '0',
  '-1',
  '1e9',
  '1e400',
  '1e-9',
  'NaN',
  '🏃',
  '<script>alert(1)</script>',
  '9'.repeat(120),
  '',
  ' ',
  '0.0000001',
  'Infinity',
  'undefined',
  '"><data data-nom="x">',
  '%',
  '0:00',
  ':',
  '99999:99:99',
  'constructor',
  '__proto__',
]
const hostileToEachField = 9

/** Any page of a tool: nothing a machine or a person cannot read, no figure said twice. */
async function expectSound(address: string) {
  const response = await get(address)
  expect([address, response.status]).toEqual([address, 200])
  const html = await response.text()
  const page = readToolPage(html)
  const said = address.slice(0, 300)
  expect([said, page.text.match(/\b(NaN|Infinity|undefined|null|\[object \w+\])\b|:60\b|′60″/)?.[0]]).toEqual(
    [said, undefined],
  )
  expect([
    said,
    html.match(
      / (d|x|y|[xy][12]|c[xy]|r|points|transform|style|width|height|viewBox)="[^"]*(NaN|Infinity|undefined)[^"]*"/,
    )?.[0],
  ]).toEqual([said, undefined])
  expect(html).not.toContain('<script>alert')
  for (const [name, found] of page.figures) expect([said, name, found.length]).toEqual([said, name, 1])
  const all = [...page.figures.values()]
    .flat()
    .concat([...page.rows.values()].flatMap((row) => [...row.values()]))
  for (const { value, text } of all) {
    expect([said, Number.isFinite(value)]).toEqual([said, true])
    expect([said, text]).not.toEqual([said, ''])
  }
  return { response, html, page }
}

function addressOf(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return `${path}?${search}`
}

test('the menus lead to every tool there is, and to none that is not', () => {
  const paths = [...tools.map(({ path }) => path), '/nos-outils/strava-story-sharing']
  expect(toolPaths.toSorted()).toEqual(paths.toSorted())
})

test('the tools have no page in common', async () => {
  const response = await get('/nos-outils')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('<h1')
})

describe.each(tools)('$path', ({ path, fields }) => {
  test('without a query it is the same page for everybody, with an example', async () => {
    const { response, html, page } = await expectSound(path)
    expect(response.headers.get('cache-control')).toMatch(/^public\b.*s-maxage=/)
    expect(response.headers.get('no-vary-search')).toContain('params')
    expect(page.figures.size).toBeGreaterThan(2)
    expect(html).toContain(`<link rel="canonical" href="${site().url}${path}"/>`)
    expect(html).toContain(`/og${path}.png"`)
    expect(html).toContain('"@type":"WebApplication"')
  })

  test('what it does not read in an address makes no other page', async () => {
    const response = await get(`${path}?utm_source=lettre&fbclid=x`)
    expect(response.headers.get('cache-control')).toMatch(/^public\b/)
  })

  test('with a query it is somebody’s own, known to search engines by its bare address only', async () => {
    const { response, html } = await expectSound(addressOf(path, fields.example))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain(`<link rel="canonical" href="${site().url}${path}"/>`)
  })

  test('its sharing picture is there', async () => {
    const response = await get(`/og${path}.png`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  test.each(fields.names)('%s: whatever is written in it', async (name) => {
    for (const value of hostile.slice(0, hostileToEachField))
      await expectSound(addressOf(path, { ...fields.example, [name]: value }))
    await expectSound(addressOf(path, { [name]: '1' }))
  })

  test.each(hostile.filter((value) => value.length < 40))('every field at once: %j', async (value) => {
    await expectSound(addressOf(path, Object.fromEntries(fields.names.map((name) => [name, value]))))
  })

  test('every field empty says calmly what is missing, with no figure of nothing', async () => {
    const { page } = await expectSound(`${path}?${fields.names.map((name) => `${name}=`).join('&')}`)
    expect([...page.figures.values()].flat().every(({ text }) => /\d/.test(text))).toBe(true)
  })

  test('a field written twice', async () => {
    for (const name of fields.names) await expectSound(`${path}?${name}=1&${name}=10&${name}=&${name}=abc`)
  })

  test.each(['%00', '%zz', '%F0%9F', '%ED%A0%80', '&&&=', '[]=1'])(
    'bytes nobody types (%s) are refused or read',
    async (bytes) => {
      for (const name of fields.names) {
        const { status } = await get(`${path}?${name}=${bytes}`)
        expect([name, [200, 400].includes(status)]).toEqual([name, true])
      }
    },
  )

  test('an address too long is refused, not failed on', async () => {
    const response = await get(`${path}?${fields.names[0]}=${'1'.repeat(100_000)}`)
    expect([414, 431]).toContain(response.status)
    const longest = `${path}?${fields.names[0]}=`
    await expectSound(longest + '1'.repeat(2047 - longest.length))
  })

  test('posting to it is no reason to fail', async () => {
    const response = await fetch(site().url + path, {
      method: 'POST',
      body: new URLSearchParams(),
      redirect: 'manual',
      headers: { origin: site().url },
    })
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })
})
