import type { CryptoKey } from 'jose'
import type { KeyObject } from 'node:crypto'
import { importKey, type ImportedKey, type SigningAlgorithm } from './import-key.ts'
import { parseKeySet } from './key-set.ts'
import { keyInForce, keysPublished } from './key-times.ts'
import type { PublicJwk } from './public-jwk.ts'

type TokenAlgorithm = SigningAlgorithm | 'HS256'
type TokenKey = CryptoKey | KeyObject

export type SigningKeys = {
  /** Seconds an access token lives; a replaced key stays published as long. */
  tokenLife: number
  /** The key to sign with now. */
  signingKey: () => { kid?: string; alg: TokenAlgorithm; key: TokenKey }
  /** The published key of exactly this name, if any. Only a shared secret has no name. */
  verificationKey: (kid: string | undefined) => { alg: TokenAlgorithm; key: TokenKey } | undefined
  /** The algorithms of the published keys. */
  algorithms: () => TokenAlgorithm[]
  /** For `.well-known/jwks.json`: public parts only. */
  publicKeySet: () => { keys: PublicJwk[] }
}

export type KeyTimes = { tokenLife: number; now: () => Date }

/**
 * Signing keys from a JWK set that is given whole: the newest private key signs, the others verify. Throws when the set
 * cannot be read, has no private key, or two keys of one name.
 */
export async function givenSigningKeys(jwkSet: unknown, times: KeyTimes): Promise<SigningKeys> {
  const keys = await importKeys(jwkSet)
  return signingKeys(() => keys, times)
}

/** Imports a JWK set and checks that it can be signed with. */
export async function importKeys(jwkSet: unknown): Promise<ImportedKey[]> {
  const keys = await Promise.all(parseKeySet(jwkSet).map((jwk) => importKey(jwk)))
  if (keys.every(({ privateKey }) => privateKey === undefined))
    throw new Error('None of the keys may sign: one with its private part is needed.')
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new Error('Two keys have the same "kid".')
  return keys
}

/** The keys of the moment, out of those `currentKeys` answers with. */
export function signingKeys(
  currentKeys: () => readonly ImportedKey[],
  { tokenLife, now }: KeyTimes,
): SigningKeys {
  const seconds = () => Math.floor(now().getTime() / 1000)
  const published = () => keysPublished(currentKeys(), seconds(), tokenLife)
  return {
    tokenLife,
    signingKey() {
      const key = keyInForce(currentKeys(), seconds())
      if (!key?.privateKey) throw new Error('There is no key to sign with.')
      return { kid: key.kid, alg: key.alg, key: key.privateKey }
    },
    verificationKey(kid) {
      const key = published().find((candidate) => candidate.kid === kid)
      return key && { alg: key.alg, key: key.publicKey }
    },
    algorithms: () => [...new Set(published().map(({ alg }) => alg))],
    publicKeySet: () => ({ keys: published().map((key) => key.publicJwk) }),
  }
}
