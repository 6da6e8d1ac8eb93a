import { type SigningAlgorithm, makeKey, parseKeySet, type SigningJwk } from './jwk.ts'
import { type SigningKeys, type KeyTimes, importKeys, keysPublished, signingKeys } from './signing-keys.ts'

export type KeyStore = {
  /** `undefined` when nothing was ever kept. */
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
  let stored = await readOrMake(store, () => makeKey(algorithm, seconds()))
  let imported = await importKeys({ keys: stored })
  let turn: Promise<unknown> = Promise.resolve()

  const latest = () => Math.max(...imported.map(({ publishedAt }) => publishedAt))

  async function publishNew(): Promise<string> {
    const made = await makeKey(algorithm, Math.max(seconds(), latest() + 1))
    const needed = new Set(keysPublished(imported, seconds(), tokenLife))
    const kept = stored.filter((_, index) => imported.some((key, at) => at === index && needed.has(key)))
    const next = await importKeys({ keys: [...kept, made] })
    await store.replace(textOf([...kept, made]))
    stored = [...kept, made]
    imported = next
    return made.kid
  }

  async function takeStored(): Promise<void> {
    const found = await store.read()
    if (found === undefined) return
    const read = parseKeySet(JSON.parse(found))
    imported = await importKeys({ keys: read })
    stored = read
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

async function readOrMake(store: KeyStore, make: () => Promise<SigningJwk>): Promise<SigningJwk[]> {
  const found = await store.read()
  if (found !== undefined) return parseKeySet(JSON.parse(found))
  const made = [await make()]
  if (await store.create(textOf(made))) return made
  return parseKeySet(JSON.parse((await store.read()) ?? ''))
}

const textOf = (keys: SigningJwk[]) => `${JSON.stringify({ keys }, null, 2)}\n`
