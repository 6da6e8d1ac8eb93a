import { type SigningAlgorithm, makeKey, type SigningJwk, type ImportedKey } from './jwk.ts'
import { type SigningKeys, type KeyTimes, importKeys, keysPublished, signingKeys } from './signing-keys.ts'

export type KeyStore = {
  read: () => Promise<string | undefined>
  create: (text: string) => Promise<boolean>
  replace: (text: string) => Promise<void>
}

export type StoredSigningKeys = SigningKeys & {
  /** Publishes a new key, which signs ten minutes later, and forgets those no token needs. Answers with its `kid`. */
  rotate: () => Promise<string>
  /** The same once the newest key has been published for this many days, 90 by itself; `undefined` before. */
  rotateWhenDue: (afterDays?: number) => Promise<string | undefined>
  /** Takes over what another process has put into the store: more often than every ten minutes, no token is missed. */
  readAgain: () => Promise<void>
}

const day = 86_400

type StoredKeysOptions = KeyTimes & {
  store: KeyStore
  algorithm?: SigningAlgorithm
}

/** Signing keys made once and kept in a store, which one process at a time writes. Throws when it cannot be read. */
export async function storedSigningKeys(options: StoredKeysOptions): Promise<StoredSigningKeys> {
  const { store, algorithm = 'ES256', tokenLife, now } = options
  const seconds = () => Math.floor(now().getTime() / 1000)
  let imported = await readOrMake(store, () => makeKey(algorithm, seconds()))
  let turn: Promise<unknown> = Promise.resolve()

  const latest = () => Math.max(...imported.map(({ publishedAt }) => publishedAt))

  async function publishNew(): Promise<string> {
    const made = await makeKey(algorithm, Math.max(seconds(), latest() + 1))
    const kept = keysPublished(imported, seconds(), tokenLife).map(({ jwk }) => jwk)
    const next = await importKeys({ keys: [...kept, made] })
    await store.replace(textOf([...kept, made]))
    imported = next
    return made.kid
  }

  async function takeStored(): Promise<void> {
    const found = await store.read()
    if (found !== undefined) imported = await importKeys(JSON.parse(found))
  }

  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }

  return {
    ...signingKeys(() => imported, { tokenLife, now }),
    rotate: () => inTurn(publishNew),
    readAgain: () => inTurn(takeStored),
    rotateWhenDue: (afterDays = 90) =>
      inTurn(async () => {
        await takeStored()
        return seconds() < latest() + afterDays * day ? undefined : publishNew()
      }),
  }
}

async function readOrMake(store: KeyStore, make: () => Promise<SigningJwk>): Promise<ImportedKey[]> {
  const found = await store.read()
  if (found !== undefined) return importKeys(JSON.parse(found))
  const made = textOf([await make()])
  const kept = (await store.create(made)) ? made : await store.read()
  return importKeys(JSON.parse(kept ?? ''))
}

const textOf = (keys: SigningJwk[]) => `${JSON.stringify({ keys }, null, 2)}\n`
