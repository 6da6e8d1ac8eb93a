import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import type { SigningAlgorithm } from './import-key.ts'
import { parseKeySet, type SigningJwk } from './key-set.ts'

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
