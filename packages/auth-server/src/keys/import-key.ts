import { calculateJwkThumbprint, importJWK, type CryptoKey } from 'jose'
import type { SigningJwk } from './key-set.ts'
import { publicJwk, type PublicJwk } from './public-jwk.ts'

export type SigningAlgorithm = SigningJwk['alg']

export type ImportedKey = {
  kid: string
  alg: SigningAlgorithm
  /** Unix seconds. */
  publishedAt: number
  publicJwk: PublicJwk
  publicKey: CryptoKey
  /** Absent when the key may only verify. */
  privateKey: CryptoKey | undefined
}

/** Makes a JWK usable. Without a `kid` its thumbprint (RFC 7638) is one. Throws when it is no valid key. */
export async function importKey(jwk: SigningJwk): Promise<ImportedKey> {
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  const shown = publicJwk(jwk, kid)
  return {
    kid,
    alg: jwk.alg,
    publishedAt: jwk.iat ?? 0,
    publicJwk: shown,
    publicKey: await importJWK(shown, jwk.alg),
    privateKey: maySign(jwk) ? await importPrivate(jwk) : undefined,
  }
}

/** As on GoTrue a private key whose operations do not name signing is an old one, kept to verify. */
function maySign({ d, key_ops }: SigningJwk): boolean {
  return d !== undefined && (key_ops === undefined || key_ops.includes('sign'))
}

async function importPrivate(jwk: SigningJwk): Promise<CryptoKey> {
  const { key_ops: _operations, iat: _publishedAt, ...key } = jwk
  const imported = await importJWK(key, jwk.alg)
  if (imported instanceof Uint8Array) throw new TypeError('A signing key is never symmetric.')
  return imported
}
