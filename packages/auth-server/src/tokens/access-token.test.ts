import { createClient } from '@supabase/supabase-js'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { expect, test } from 'vitest'
import { issuer, issuing, member, signedAt } from '../../test/access-token-fixtures.ts'
import { givenSigningKeys } from '../keys/signing-keys.ts'
import { signAccessToken, verifyAccessToken } from './access-token.ts'

test('says exactly what the protocol wants, and no more', async () => {
  const { es256, service } = await issuing()
  const { accessToken, expiresAt, expiresIn } = await signAccessToken(service, member)
  const iat = signedAt.getTime() / 1000
  expect(decodeProtectedHeader(accessToken)).toEqual({ alg: 'ES256', typ: 'JWT', kid: es256.kid })
  expect(decodeJwt(accessToken)).toEqual({
    iss: issuer,
    sub: member.sub,
    aud: 'authenticated',
    exp: iat + 3600,
    iat,
    email: 'membre@club.example',
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { nom: 'É. « Ô »' },
    role: 'authenticated',
    aal: 'aal2',
    amr: member.amr,
    session_id: member.session_id,
    is_anonymous: false,
  })
  expect({ expiresAt, expiresIn }).toEqual({ expiresAt: iat + 3600, expiresIn: 3600 })
})

test('what was signed is accepted, with its claims, by either algorithm', async () => {
  const { es256, rs256, service } = await issuing()
  for (const keys of [[es256], [rs256]]) {
    const signing = await givenSigningKeys({ keys }, { tokenLife: 3600, now: service.now })
    const { accessToken } = await signAccessToken({ ...service, keys: signing }, member)
    const verified = await verifyAccessToken(service, accessToken)
    expect(verified).toMatchObject(decodeJwt(accessToken))
  }
})

test('a session of a third party says which, and with what scopes', async () => {
  const { service } = await issuing()
  const third = { client_id: '7d2f0e0e-5d3a-4b43-8d3c-1a2b3c4d5e6f', scope: 'openid email' }
  const { accessToken } = await signAccessToken(service, { ...member, ...third })
  expect(await verifyAccessToken(service, accessToken)).toMatchObject(third)
})

test('without a second factor the level stays at one', async () => {
  const { service } = await issuing()
  const amr = [{ method: 'password', timestamp: 1 }]
  const { accessToken } = await signAccessToken(service, { ...member, amr })
  expect(decodeJwt(accessToken)['aal']).toBe('aal1')
})

test('the official client verifies the token by itself with the published keys', async () => {
  const { service } = await issuing(() => new Date())
  const { accessToken } = await signAccessToken(service, member)
  const asked: string[] = []
  const client = createClient('https://club.example', 'sb_publishable_key', {
    global: {
      fetch: async (input) => {
        asked.push(new URL(input instanceof Request ? input.url : input).pathname)
        return Response.json(service.keys.publicKeySet())
      },
    },
  })
  const { data, error } = await client.auth.getClaims(accessToken)
  expect(error).toBeNull()
  expect(data?.claims.sub).toBe(member.sub)
  expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
})
