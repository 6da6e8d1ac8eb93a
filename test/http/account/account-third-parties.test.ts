import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { clubAccounts } from '../../accounts/club.ts'
import { hiddenField, newVisitor } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site, get } = useSite()
const redirectTo = 'https://carnet.example/retour'

test('who was let in is listed on « Mes données », in the file too, and can be shown out', async () => {
  const visitor = await newVisitor(site())
  expect(await visitor.read('/compte/donnees')).toContain('Aucune application n’a accès')
  const { data } = await clubAccounts(site()).oauth.createClient({
    client_name: 'Carnet',
    redirect_uris: [redirectTo],
  })
  const clientId = data?.client_id ?? ''
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectTo,
    response_type: 'code',
    scope: 'email',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
  const asked = await get(`/auth/v1/oauth/authorize?${query}`)
  const { pathname, search } = new URL(asked.headers.get('location') ?? '')
  const consent = await visitor.read(pathname + search)
  const approved = await visitor.post(pathname + search, {
    method: 'approve',
    authorization_id: hiddenField(consent, 'authorization_id'),
  })
  const [, code = ''] = /[?;&]code=([\w.-]+)/.exec(await approved.text()) ?? []
  const granted = await fetch(`${site().url}/auth/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${data?.client_secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: redirectTo,
    }),
  })
  const tokens: object = await granted.json()
  expect(tokens).toHaveProperty('access_token')

  const page = await visitor.read('/compte/donnees')
  expect(page).toContain('Carnet')
  expect(page).toContain('votre adresse e-mail')
  const file = JSON.parse(await visitor.read('/compte/donnees/mes-donnees.json'))
  expect(file.accesDonnes).toMatchObject([{ clientId, name: 'Carnet', scopes: ['email'] }])

  const session = { ...tokens, expires_at: Math.floor(Date.now() / 1000) + 3600 }
  const stored = Buffer.from(JSON.stringify(session)).toString('base64url')
  const [host] = new URL(site().url).hostname.split('.')
  const cookie = `sb-${host}-auth-token=base64-${stored}`
  const asMember = await get('/compte/donnees', { cookie })
  expect([asMember.status, asMember.headers.get('location')]).toEqual([302, '/login'])
  expect(JSON.parse(await visitor.read('/compte/donnees/mes-donnees.json')).sessions).toHaveLength(1)

  const stranger = await newVisitor(site())
  await stranger.post('/compte/donnees', { intent: 'revoke', clientId })
  expect(await visitor.read('/compte/donnees')).toContain('Carnet')
  const out = await visitor.post('/compte/donnees', {
    intent: 'revoke',
    clientId: hiddenField(page, 'clientId'),
  })
  expect(out.headers.get('location')).toBe('/compte/donnees?fait=acces')
  expect(await visitor.read('/compte/donnees')).toContain('Aucune application n’a accès')
})
