import { type CryptoKey, calculateJwkThumbprint, importJWK, generateKeyPair, exportJWK } from 'jose'
import { z } from 'zod'

const common = {
  kid: z.string().min(1).max(255).optional(),
  use: z.literal('sig').optional(),
  key_ops: z.array(z.string()).optional(),
  /** Unix seconds: when the key was first published. Absent: long ago. */
  iat: z.int().nonnegative().optional(),
}

const ellipticKey = z.object({
  ...common,
  kty: z.literal('EC'),
  alg: z.literal('ES256').default('ES256'),
  crv: z.literal('P-256'),
  x: z.base64url(),
  y: z.base64url(),
  d: z.base64url().optional(),
})

const optional = z.base64url().optional()

const rsaKey = z.object({
  ...common,
  kty: z.literal('RSA'),
  alg: z.literal('RS256').default('RS256'),
  n: z.base64url().min(342),
  e: z.base64url(),
  d: optional,
  p: optional,
  q: optional,
  dp: optional,
  dq: optional,
  qi: optional,
})

const keySet = z.object({ keys: z.array(z.discriminatedUnion('kty', [ellipticKey, rsaKey])).min(1) })

export type SigningJwk = z.output<typeof keySet>['keys'][number]

/** Reads a JWK set: `{ "keys": [ … ] }` with ES256 (P-256) and RS256 keys, private or public only. */
export function parseKeySet(value: unknown): SigningJwk[] {
  const parsed = keySet.safeParse(value)
  if (parsed.success) return parsed.data.keys
  const places = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  throw new Error(`Not a set of ES256 and RS256 keys: see ${places || 'the whole'}.`)
}

export type PublicJwk = ReturnType<typeof publicJwk>

/** The public part of a key. Each member is named here, so that no private one can slip through. */
function publicJwk(jwk: SigningJwk, kid: string) {
  const published = { kid, use: 'sig', key_ops: ['verify'] }
  return jwk.kty === 'EC'
    ? { kty: jwk.kty, alg: jwk.alg, ...published, crv: jwk.crv, x: jwk.x, y: jwk.y }
    : { kty: jwk.kty, alg: jwk.alg, ...published, n: jwk.n, e: jwk.e }
}

export type SigningAlgorithm = SigningJwk['alg']

export type ImportedKey = {
  jwk: SigningJwk
  kid: string
  alg: SigningAlgorithm
  publishedAt: number
  publicJwk: PublicJwk
  publicKey: CryptoKey
  privateKey: CryptoKey | undefined
}

/** Makes a JWK usable. Without a `kid` its thumbprint (RFC 7638) is one. Throws when it is no valid key. */
export async function importKey(jwk: SigningJwk): Promise<ImportedKey> {
  const kid = jwk.kid ?? (await calculateJwkThumbprint(jwk))
  const shown = publicJwk(jwk, kid)
  return {
    jwk,
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

/** A new private key, published from `publishedAt` (Unix seconds) on; its `kid` is its thumbprint (RFC 7638). */
export async function makeKey(
  alg: SigningAlgorithm,
  publishedAt: number,
): Promise<SigningJwk & { kid: string }> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  const [key] = parseKeySet({ keys: [{ ...jwk, alg, kid, use: 'sig', iat: publishedAt }] })
  if (!key) throw new Error('A key was made that cannot be read.')
  return { ...key, kid }
}
