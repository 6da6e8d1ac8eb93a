import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import { roadTo } from '../../road.ts'
import { runAdmin } from '../../run-command.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { decoded } from '../page-words.ts'

const database = useDatabase()
afterEach(() => vi.useRealTimers())

const letter = {
  name: 'Camille Exemple',
  email: 'camille@exemple.fr',
  phone: '',
  subject: 'stage',
  message: 'Bonjour, reste-t-il une place en mars\u202f?',
}

test('kept pages are served while the database is away, however old; others say to come back', async () => {
  const { get, road } = await siteOnARoad()
  const shop = await get('/notre-boutique')
  expect([shop.status, (await get('/nulle-part')).status]).toEqual([200, 404])
  road.cut()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
  const old = await get('/notre-boutique')
  expect([old.status, old.headers.get('etag')]).toEqual([200, shop.headers.get('etag')])
  expect((await get('/nulle-part')).status).toBe(404)
  const product = await get('/notre-boutique/produits/gourde-relief')
  expect([product.status, product.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await product.text()).toContain('Le site reprend son souffle.')
  await road.mend()
  expect((await get('/notre-boutique/produits/gourde-relief')).status).toBe(200)
})

test('a camp that was kept is served too; one that was not, and a feed, say to come back', async () => {
  const { get, road } = await siteOnARoad()
  const lanzarote = await get('/nos-stages/lanzarote')
  expect(lanzarote.status).toBe(200)
  road.cut()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60_000 })
  const old = await get('/nos-stages/lanzarote')
  expect([old.status, old.headers.get('etag')]).toEqual([200, lanzarote.headers.get('etag')])
  for (const path of ['/nos-stages/quiberon', `/agenda/${'a'.repeat(32)}/tout.ics`]) {
    const away = await get(path)
    expect([path, away.status, away.headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
})

test('a form answers 503 with what was typed in it, which is sent again as it stands', async () => {
  const { post, road } = await siteOnARoad()
  road.cut()
  const away = await post('/contact', letter)
  expect(away.status).toBe(503)
  expect(away.headers.get('cache-control')).toContain('no-store')

  const typed = typedIn(await away.text())
  expect(typed).toEqual(letter)
  const data = await post('/contact.data', letter)
  expect(data.status).toBe(503)
  const told = await data.text()
  expect(told).toContain(letter.message)
  expect(told).toContain('"/contact"')
  expect(told).not.toContain('/contact.data')
  await road.mend()
  expect((await post('/contact', typed)).status).toBe(303)
})

test('a password is not given back, and only said again', async () => {
  const { post, road } = await siteOnARoad()
  road.cut()
  const form = { email: letter.email, password: 'Un secret de trois mots' }
  const away = await post('/login', form)
  const text = await away.text()
  expect(away.status).toBe(503)
  expect(text).toContain(letter.email)
  expect(text).not.toContain(form.password)
})

test('the accounts’ own service says to come back in its own words', async () => {
  const { url, road } = await siteOnARoad()
  road.cut()
  const body = JSON.stringify({ email: letter.email, password: 'Un secret de trois mots' })
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', body })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ code: 503, error_code: 'request_timeout' })
})

test('a database that takes connections and never answers hangs nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const { get, post, road } = await siteOnARoad()
  road.silence('for good')
  const asked = [get('/notre-boutique/produits/gourde-relief'), post('/contact', letter), get('/readyz')]
  const answers = Promise.all(asked)
  await vi.advanceTimersByTimeAsync(65_000)
  expect((await answers).map(({ status }) => status)).toEqual([503, 503, 503])
  vi.useRealTimers()
  road.cut()
})

test('a command whose database is away or hangs up ends with one clear line', async () => {
  const road = await roadTo(database.url)
  const settings = { DATABASE_URL: road.url, DATA_DIR: temporaryFolder() }
  const hole = createServer((socket) => void socket.end())
  await once(hole.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void hole.close())
  const { port } = hole.address() as AddressInfo
  const hungUp = await runAdmin(['list'], { ...settings, DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/a` })
  road.cut()
  const refused = await runAdmin(['list'], settings)
  for (const { code, said } of [hungUp, refused]) {
    expect(code).toBe(1)
    expect(said).toMatch(/^(The database is away|DATABASE_URL: ).*\n$/)
  }
})

/** The built site, and the only way to its database. */
async function siteOnARoad() {
  const road = await roadTo(database.url)
  const { url, stop } = await startBuiltSite({ DATABASE_URL: road.url })
  onTestFinished(stop)
  const headers = { origin: url, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' }
  const get = (path: string) => fetch(url + path, { headers })
  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
  return { url, road, get, post }
}

/** The fields of the form that a page holds, by their names. */
function typedIn(html: string): Record<string, string> {
  const [form = ''] = /<form [^>]*action="\/contact" method="post"[\s\S]*?<\/form>/.exec(html) ?? []
  const fields = form.matchAll(
    /<input[^>]* name="(\w+)" value="([^"]*)"|<textarea[^>]* name="(\w+)"[^>]*>([^<]*)<\/textarea>/g,
  )
  return Object.fromEntries(
    [...fields].map(([, hidden, value, name, text]) => [hidden ?? name, decoded(value ?? text ?? '')]),
  )
}
