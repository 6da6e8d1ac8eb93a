import { beforeAll, expect, test } from 'vitest'
import { signInAs } from '../../accounts/site-accounts.ts'
import { useSite } from '../use-site.ts'

const { site, get } = useSite()
const as: Record<string, { cookie: string }> = { visitor: { cookie: '' } }

beforeAll(async () => {
  for (const standing of ['member', 'signed-in', 'admin'] as const)
    as[standing] = await signInAs(site(), standing)
})

const guarded = ['/espace-athlete/rien', '/compte', '/compte/rien?a=1', '/admin', '/admin/rien']

test.each(guarded)(
  'a visitor of %s is sent to sign in, and the path is kept for the return',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const [kept = ''] = answer.headers.getSetCookie()
    expect(kept).toMatch(/^sb-redirect-path=.+HttpOnly; SameSite=Lax$/)
    const value = decodeURIComponent(kept.slice('sb-redirect-path='.length).split(';')[0] ?? '')
    expect(JSON.parse(Buffer.from(value, 'base64').toString())).toBe(path)
    const cookie = kept.split(';')[0] ?? ''
    expect(await (await get('/login', { cookie })).text()).toContain('La page demandée est réservée')
    expect(await (await get('/login')).text()).not.toContain('La page demandée est réservée')
  },
)

test('what a script of an open page asks aside, once its session is over, is no place to come back to', async () => {
  const aside = { 'sec-fetch-dest': 'empty' }
  for (const path of ['/admin/evenements', '/compte/lecture', '/compte/photo'])
    expect([path, (await get(path, aside)).headers.getSetCookie()]).toEqual([path, []])
  // The router asks for its pages aside too.
  const [kept = ''] = (await get('/compte/commandes.data', aside)).headers.getSetCookie()
  expect(kept).toContain('sb-redirect-path=')
})

test.each(['/compte.data', '/admin.data', '/admin/rien.data', '/espace-athlete/rien.data'])(
  'the data of %s is as guarded as its page',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(202)
    expect(await answer.text()).toContain('/login')
  },
)

test.each([
  ['signed-in', '/espace-athlete/rien', 302, '/logged'],
  ['signed-in', '/admin', 302, '/logged'],
  ['member', '/espace-athlete/rien', 404, null],
  ['member', '/admin/rien', 403, null],
  ['member', '/compte/rien', 404, null],
  ['admin', '/admin/rien', 404, null],
  ['admin', '/espace-athlete/rien', 404, null],
])('who is %s gets at %s: %s %s', async (standing, path, status, location) => {
  const answer = await get(path, as[standing])
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  expect(answer.headers.get('cache-control')).toContain('no-store')
})

test.each(['//admin', '/ADMIN', '/admin/', '/%61dmin', '/admin//', '/./admin', '/x/../admin'])(
  '%s is no way around',
  async (path) => {
    const answer = await get(path)
    expect([302, 308, 400, 404]).toContain(answer.status)
    if (answer.status === 308) expect(answer.headers.get('location')).toBe('/admin')
    expect(await answer.text()).not.toContain('Athlètes')
  },
)

test.each([
  'sb-localhost-auth-token=base64-x',
  'sb-localhost-auth-token=%',
  `sb-localhost-auth-token=base64-${Buffer.from('{"access_token":"a.b.c"}').toString('base64url')}`,
  `sb-localhost-auth-token=base64-${Buffer.from(JSON.stringify({ access_token: unsigned(), refresh_token: 'x', expires_at: 9e9, user: {} })).toString('base64url')}`,
  'sb-localhost-auth-token.0=base64-x; sb-localhost-auth-token.1=y',
])('a session cookie nobody gave is nobody’s: %s', async (cookie) => {
  const answer = await get('/compte', { cookie })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
})

test('cookies of more bytes than a request may have are refused calmly, and the site goes on', async () => {
  const answer = await get('/compte', { cookie: `sb-localhost-auth-token=base64-${'A'.repeat(20_000)}` })
  expect(answer.status).toBe(431)
  expect((await get('/')).status).toBe(200)
})

test('public pages are the same for everybody, signed in or not', async () => {
  const own = await get('/', as.member)
  expect(own.headers.getSetCookie()).toEqual([])
  expect(await own.text()).toBe(await (await get('/')).text())
})

function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: crypto.randomUUID(), aud: 'authenticated', exp: 9_999_999_999, session_id: 'x' }
  return `${part({ alg: 'none', kid: 'x', typ: 'JWT' })}.${part(claims)}.AAAA`
}
