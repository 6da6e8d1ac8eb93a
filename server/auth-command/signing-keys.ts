import { join } from 'node:path'
import { fileKeyStore } from '#backend/keys/file-key-store.ts'
import { keptSigningKeys } from '#backend/keys/kept-signing-keys.ts'
import { secretSigningKeys } from '#backend/keys/secret-signing-keys.ts'
import { givenSigningKeys, type KeyTimes, type SigningKeys } from '#backend/keys/signing-keys.ts'
import { EnvironmentError, type Environment } from '../environment.ts'
import type { AuthConfiguration } from './configuration.ts'
import { readJsonFile } from './read-json-file.ts'

/** The keys of the file that is named; else the older shared secret; else a key made once and kept in the data directory. */
export async function signingKeysOf(
  { dataDirectory }: Environment,
  { sessions, keys, signingKeysFile }: AuthConfiguration,
  now: () => Date,
): Promise<SigningKeys> {
  const times = { tokenLife: sessions.accessTokenSeconds, now }
  if (signingKeysFile) return keysOfFile(signingKeysFile, times)
  if (keys.jwtSecret) return secretSigningKeys(keys.jwtSecret, times)
  return keptSigningKeys({ store: fileKeyStore(join(dataDirectory, 'auth-keys.json')), ...times })
}

async function keysOfFile(file: string, times: KeyTimes): Promise<SigningKeys> {
  const jwkSet = await readJsonFile(file)
  try {
    return await givenSigningKeys(jwkSet, times)
  } catch (error) {
    throw new EnvironmentError(`${file}: ${error instanceof Error ? error.message : 'no keys'}`)
  }
}
