import type { SigningJwk } from './key-set.ts'

type Published = { kid: string; use: 'sig'; key_ops: ['verify'] }

/** A key as everyone may see it. */
export type PublicJwk =
  | (Published & { kty: 'EC'; alg: 'ES256'; crv: 'P-256'; x: string; y: string })
  | (Published & { kty: 'RSA'; alg: 'RS256'; n: string; e: string })

/** The public part of a key. Each member is named here, so that no private one can slip through. */
export function publicJwk(jwk: SigningJwk, kid: string): PublicJwk {
  const published: Published = { kid, use: 'sig', key_ops: ['verify'] }
  return jwk.kty === 'EC'
    ? { kty: jwk.kty, alg: jwk.alg, ...published, crv: jwk.crv, x: jwk.x, y: jwk.y }
    : { kty: jwk.kty, alg: jwk.alg, ...published, n: jwk.n, e: jwk.e }
}
