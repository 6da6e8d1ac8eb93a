import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { clubAccounts } from '../../accounts/club.ts'
import { makeAccount, password } from '../../accounts/site-accounts.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site, get } = useSite({ TRUST_PROXY: 'on' })
const returnAddress = 'https://carnet.example/retour'
const held = { client: '', email: `${randomUUID()}@club.example` }

beforeAll(async () => {
  const { data, error } = await clubAccounts(site()).oauth.createClient({
    client_name: 'Carnet <b>d’entraînement</b>',
    client_uri: 'https://carnet.example',
    redirect_uris: [returnAddress],
  })
  if (error) throw error
  held.client = data.client_id
  await makeAccount(site().databaseUrl, { standing: 'member', email: held.email })
})

/** The page that a third party's request leads to. */
async function ask(): Promise<string> {
  const challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url')
  const query = new URLSearchParams({
    client_id: held.client,
    redirect_uri: returnAddress,
    response_type: 'code',
    scope: 'openid email',
    state: 'xyz',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  const answer = await get(`/auth/v1/oauth/authorize?${query}`)
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  return pathname + search
}

async function signedIn() {
  const visitor = openBrowser(site())
  await visitor.post('/login', { method: 'password', email: held.email, password })
  return visitor
}

const leadsTo = (text: string) =>
  (/http-equiv="refresh" content="0;url=([^"]+)"/i.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')

test('one signs in first and comes back; then sees who asks, and what for', async () => {
  const path = await ask()
  const visitor = openBrowser(site())
  expect((await visitor.get(path)).location).toBe('/login')
  const back = await visitor.post('/login', { method: 'password', email: held.email, password })
  expect(back.location).toBe(path)
  const { text } = await visitor.get(path)
  expect(text).toContain('Carnet &lt;b&gt;d’entraînement&lt;/b&gt;')
  for (const words of ['carnet.example', held.email, 'Votre adresse e-mail']) expect(text).toContain(words)
  expect(text).not.toContain('Votre numéro de téléphone')
})

test.each([
  ['deny', 'error=access_denied'],
  ['approve', 'code='],
])('« %s » leads back to the application with %s', async (method, said) => {
  const visitor = await signedIn()
  const path = await ask()
  await visitor.get(path)
  const id = new URL(path, site().url).searchParams.get('authorization_id') ?? ''
  const answer = await visitor.post(path, { method, authorization_id: id })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const address = leadsTo(answer.text)
  expect(address).toMatch(/^https:\/\/carnet\.example\/retour\?/)
  expect(address).toContain(said)
  expect(address).toContain('state=xyz')
  const again = await visitor.post(path, { method, authorization_id: id })
  expect(again.text).toContain('n’existe plus')
})

test('an unknown request, and another person’s, exist no more', async () => {
  const visitor = await signedIn()
  for (const id of ['inconnu', '', 'a'.repeat(32)]) {
    const page = await visitor.get(`/oauth/consentement?authorization_id=${id}`)
    expect([page.status, page.text.includes('n’existe plus')]).toEqual([404, true])
  }
})
