import type { JwtPayload } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { isSecondFactorFresh } from './second-factor-proof.server.ts'

const now = new Date('2026-11-20T10:00:00Z')
const minutesAgo = (minutes: number) => now.getTime() / 1000 - minutes * 60

const tokenOf = (claims: Pick<JwtPayload, 'aal' | 'amr'>) => ({
  getClaims: async () => ({
    data: {
      claims: {
        iss: '',
        sub: '',
        aud: '',
        exp: 0,
        iat: 0,
        role: '',
        session_id: '',
        ...claims,
      } as JwtPayload,
      header: { alg: 'ES256' as const, kid: '', typ: '' },
      signature: new Uint8Array(),
    },
    error: null,
  }),
})

const password = { method: 'password' as const, timestamp: minutesAgo(1) }

test.each([
  ['shown a moment ago', 'aal2', [{ method: 'totp' as const, timestamp: minutesAgo(14) }, password], true],
  ['shown too long ago', 'aal2', [{ method: 'totp' as const, timestamp: minutesAgo(16) }, password], false],
  ['never shown', 'aal1', [password], false],
  ['a first factor only, whatever its level says', 'aal2', [password], false],
] as const)('%s', async (_when, aal, amr, isFresh) => {
  expect(await isSecondFactorFresh(tokenOf({ aal, amr: [...amr] }), now)).toBe(isFresh)
})
