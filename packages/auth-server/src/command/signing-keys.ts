import { EnvironmentError } from '../../../../server/environment.ts'
import { keptSigningKeys, type KeptSigningKeys } from '../keys/kept-signing-keys.ts'
import type { KeyStore } from '../keys/key-store.ts'
import { secretSigningKeys } from '../keys/secret-signing-keys.ts'
import { givenSigningKeys, type KeyTimes, type SigningKeys } from '../keys/signing-keys.ts'
import type { AuthConfiguration } from './configuration.ts'
import { readJsonFile } from './read-json-file.ts'

/** The keys of the file that is named, else the older shared secret; without either the service makes its own. */
export async function givenKeysOf(
  { keys, signingKeysFile }: AuthConfiguration,
  times: KeyTimes,
): Promise<SigningKeys | undefined> {
  if (signingKeysFile) return keysOfFile(signingKeysFile, times)
  return keys.jwtSecret ? secretSigningKeys(keys.jwtSecret, times) : undefined
}

async function keysOfFile(file: string, times: KeyTimes): Promise<SigningKeys> {
  const jwkSet = await readJsonFile(file)
  try {
    return await givenSigningKeys(jwkSet, times)
  } catch (error) {
    throw new EnvironmentError(`${file}: ${error instanceof Error ? error.message : 'no keys'}`)
  }
}

/** The keys to sign with; `ownKeys` when they are the service's own, which it has to keep up. */
export async function keysInUse(
  given: SigningKeys | undefined,
  store: KeyStore,
  times: KeyTimes,
): Promise<{ keys: SigningKeys; ownKeys?: KeptSigningKeys }> {
  if (given) return { keys: given }
  const ownKeys = await keptSigningKeys({ store, ...times })
  return { keys: ownKeys, ownKeys }
}
