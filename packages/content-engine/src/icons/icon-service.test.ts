import { expect, test } from 'vitest'
import { useStandInServers, type StandInServer } from '../../../../test/stand-in-server.ts'
import { askIconService, openIcons } from './icon-source.ts'

/** Servers that stand for public services. */
const service = useStandInServers()

const body = '<path d="M0 0"/>'
const home = { prefix: 'mdi', icons: { home: { body } }, width: 24, height: 24 }
const good = () => service((_request, response) => response.end(JSON.stringify(home)))
const silent = () => service(() => undefined)
const status = (code: number) => service((_request, response) => response.writeHead(code).end())
const saying = (text: string) => service((_request, response) => response.end(text))
const hostsOf = (services: StandInServer[]) => services.map(({ url }) => url)

test('the first host answers, the others are not asked', async () => {
  const services = [await good(), await good()]
  expect(await askIconService({ hosts: hostsOf(services) }, 'mdi', ['home', 'nulle-part'])).toEqual({
    kind: 'found',
    icons: { ...home, not_found: ['nulle-part'] },
  })
  expect(services[0]?.asked).toEqual(['/mdi.json?icons=home%2Cnulle-part'])
  expect(services[1]?.asked).toEqual([])
})

test('after 750 ms of silence the next host is asked too', async () => {
  const services = [await silent(), await good(), await good()]
  const start = performance.now()
  expect(await askIconService({ hosts: hostsOf(services) }, 'mdi', ['home'])).toMatchObject({ kind: 'found' })
  expect(performance.now() - start).toBeGreaterThanOrEqual(740)
  expect(services[2]?.asked).toEqual([])
})

test('a 404 ends the search', async () => {
  const services = [await status(404), await good()]
  expect(await askIconService({ hosts: hostsOf(services) }, 'mdi', ['home'])).toEqual({ kind: 'absent' })
  expect(services[1]?.asked).toEqual([])
})

test.each([
  ['a 500', () => status(500)],
  ['a 403', () => status(403)],
  [
    'a redirect',
    () => service((_request, response) => response.writeHead(302, { location: '/autre' }).end()),
  ],
  ['no JSON', () => saying('<html>')],
  ['another set', () => saying(JSON.stringify({ ...home, prefix: 'autre' }))],
  ['an answer without end', () => saying('x'.repeat(600_000))],
])('%s: the next host is asked at once', async (_what, failing) => {
  const services = [await failing(), await good()]
  const settings = { hosts: hostsOf(services), rotateAfter: 600_000 }
  expect(await askIconService(settings, 'mdi', ['home'])).toMatchObject({ kind: 'found' })
})

test('a host that is not there, then nobody else: unreachable at once', async () => {
  const hosts = ['http://127.0.0.1:1', (await status(500)).url]
  expect(await askIconService({ hosts }, 'mdi', ['home'])).toEqual({ kind: 'unreachable' })
})

test('a first host that answers late is still heard', async () => {
  const late = await service((_request, response) =>
    setTimeout(() => response.end(JSON.stringify(home)), 300),
  )
  const hosts = [late.url, (await silent()).url]
  expect(await askIconService({ hosts, rotateAfter: 50 }, 'mdi', ['home'])).toMatchObject({ kind: 'found' })
})

test('patience ends, 5000 ms by default', async () => {
  const services = [await silent(), await silent()]
  const start = performance.now()
  expect(await askIconService({ hosts: hostsOf(services) }, 'mdi', ['home'])).toEqual({ kind: 'unreachable' })
  expect(performance.now() - start).toBeGreaterThanOrEqual(4990)
  expect(services.map(({ asked }) => asked.length)).toEqual([1, 1])
})

test('a drawing that is not safe never comes through', async () => {
  const bad = await saying(
    JSON.stringify({ ...home, icons: { home: { body: '<script>alert(1)</script>' } } }),
  )
  expect(await askIconService({ hosts: [bad.url] }, 'mdi', ['home'])).toMatchObject({
    icons: { icons: {}, not_found: ['home'] },
  })
})

test('many names are asked for in several addresses, none longer than 500 characters', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `icone-${index}`)
  const echo = await service((request, response) => {
    const asked = new URL(request.url ?? '', 'http://x').searchParams.get('icons')?.split(',') ?? []
    const icons = Object.fromEntries(asked.map((name) => [name, { body }]))
    response.end(JSON.stringify({ prefix: 'mdi', icons }))
  })
  const answer = await askIconService({ hosts: [echo.url] }, 'mdi', names)
  expect(answer.kind === 'found' && Object.keys(answer.icons.icons).sort()).toEqual(names.toSorted())
  expect(echo.asked.length).toBeGreaterThan(1)
  for (const address of echo.asked) expect((echo.url + address).length).toBeLessThanOrEqual(500)
})

test('an installed set asks nobody; another one only when hosts are given', async () => {
  const there = await good()
  const icons = openIcons({ serviceHosts: [there.url] })
  expect(await icons.find('lucide', ['flame'])).toMatchObject({ kind: 'found' })
  expect(there.asked).toEqual([])
  expect(await icons.find('mdi', ['home'])).toMatchObject({ kind: 'found' })
  expect(await openIcons({ serviceHosts: [] }).find('mdi', ['home'])).toEqual({ kind: 'absent' })
  expect(there.asked).toHaveLength(1)
})
