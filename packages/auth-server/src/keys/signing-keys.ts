import type { CryptoKey } from 'jose'
import { createSecretKey, type KeyObject } from 'node:crypto'
import { type SigningAlgorithm, type PublicJwk, type ImportedKey, parseKeySet, importKey } from './jwk.ts'

type TokenAlgorithm = SigningAlgorithm | 'HS256'

type TokenKey = CryptoKey | KeyObject

export type SigningKeys = {
  tokenLife: number
  signingKey: () => { kid?: string; alg: TokenAlgorithm; key: TokenKey }
  verificationKey: (kid: string | undefined) => { alg: TokenAlgorithm; key: TokenKey } | undefined
  algorithms: () => TokenAlgorithm[]
  publicKeySet: () => { keys: PublicJwk[] }
}

export type KeyTimes = { tokenLife: number; now: () => Date }

/** Signing keys from a JWK set that is given whole: the newest private key signs, the others verify. */
export async function givenSigningKeys(jwkSet: unknown, times: KeyTimes): Promise<SigningKeys> {
  const keys = await importKeys(jwkSet)
  return signingKeys(() => keys, times)
}

export async function importKeys(jwkSet: unknown): Promise<ImportedKey[]> {
  const keys = await Promise.all(parseKeySet(jwkSet).map((jwk) => importKey(jwk)))
  if (keys.every(({ privateKey }) => privateKey === undefined))
    throw new Error('None of the keys may sign: one with its private part is needed.')
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new Error('Two keys have the same "kid".')
  return keys
}

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

/** Signs with a secret shared with others (HS256), as projects of before 2025 do: for them only. */
export function secretSigningKeys(secret: string, { tokenLife }: { tokenLife: number }): SigningKeys {
  const key = createSecretKey(Buffer.from(secret))
  return {
    tokenLife,
    signingKey: () => ({ alg: 'HS256', key }),
    verificationKey: (kid) => (kid === undefined ? { alg: 'HS256', key } : undefined),
    algorithms: () => ['HS256'],
    publicKeySet: () => ({ keys: [] }),
  }
}

/** Unix seconds a new key is published before it signs: clients keep a key set for as long (GoTrue's `max-age=600`). */
export const publishedBeforeSigning = 600

type TimedKey = { publishedAt: number; privateKey: unknown }

/** The key that signs at `now` (Unix seconds): the newest that was published long enough. */
export function keyInForce<Key extends TimedKey>(keys: readonly Key[], now: number): Key | undefined {
  const signing = keys.filter((key) => key.privateKey !== undefined)
  const newestFirst = signing.toSorted((one, other) => byPublication(other, one))
  return newestFirst.find((key) => signsFrom(key) <= now) ?? signing.toSorted(byPublication)[0]
}

/** The keys to show and to accept at `now` (Unix seconds): a key leaves when its last token has expired. */
export function keysPublished<Key extends TimedKey>(
  keys: readonly Key[],
  now: number,
  tokenLife: number,
): Key[] {
  const signing = keys.filter(({ privateKey }) => privateKey !== undefined).toSorted(byPublication)
  return keys.filter((key) => {
    const next = signing.find((other) => other.publishedAt > key.publishedAt)
    return next === undefined || now < signsFrom(next) + tokenLife
  })
}

const signsFrom = (key: TimedKey) => key.publishedAt + publishedBeforeSigning

const byPublication = (one: TimedKey, other: TimedKey) => one.publishedAt - other.publishedAt
