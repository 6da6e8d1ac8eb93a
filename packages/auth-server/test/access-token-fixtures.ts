import { makeKey } from '../src/keys/jwk.ts'
import { givenSigningKeys } from '../src/keys/signing-keys.ts'
import type { AccessTokenFor } from '../src/tokens/access-token.ts'

export const issuer = 'https://club.example/auth/v1'

export const signedAt = new Date('2027-03-01T08:00:00Z')

export const member: AccessTokenFor = {
  sub: 'f4c6c1de-0c5b-4a5e-9a53-3c8c8b1c7a01',
  email: 'membre@club.example',
  phone: '',
  role: 'authenticated',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { nom: 'É. « Ô »' },
  is_anonymous: false,
  session_id: '0a7b2f5e-5a0e-4a41-8a0a-9d1f6d0f1b02',
  amr: [
    { method: 'totp', timestamp: 1_803_880_800 },
    { method: 'password', timestamp: 1_803_880_700 },
  ],
}

/** Fresh keys, and a service that issues and checks with them at the time of `now`. */
export async function issuing(now: () => Date = () => signedAt) {
  const es256 = await makeKey('ES256', 0)
  const rs256 = await makeKey('RS256', 0)
  const keys = await givenSigningKeys({ keys: [es256, rs256] }, { tokenLife: 3600, now })
  return { es256, rs256, service: { keys, publicUrl: issuer, now } }
}
