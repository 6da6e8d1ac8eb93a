/** Unix seconds a new key is published before it signs: clients keep a key set for as long (GoTrue's `max-age=600`). */
export const publishedBeforeSigning = 600

type TimedKey = { publishedAt: number; privateKey: unknown }

/**
 * The key that signs at `now` (Unix seconds): the newest that was published long enough. The oldest one never had to
 * wait: before it there was no set to keep. Of keys published together the first counts. `undefined` without a private
 * key.
 */
export function keyInForce<Key extends TimedKey>(keys: readonly Key[], now: number): Key | undefined {
  const signing = keys.filter((key) => key.privateKey !== undefined)
  const ready = signing.filter((key) => signsFrom(key) <= now)
  return newest(ready) ?? oldest(signing)
}

/**
 * The keys to show and to accept at `now` (Unix seconds): a key leaves `tokenLife` seconds after the next one began to
 * sign, when its last token has expired.
 */
export function keysPublished<Key extends TimedKey>(
  keys: readonly Key[],
  now: number,
  tokenLife: number,
): Key[] {
  return keys.filter((key) => {
    const next = oldest(keys.filter((other) => other.privateKey !== undefined && isNewer(other, key)))
    return next === undefined || now < signsFrom(next) + tokenLife
  })
}

const signsFrom = (key: TimedKey) => key.publishedAt + publishedBeforeSigning

const isNewer = (one: TimedKey, other: TimedKey) => one.publishedAt > other.publishedAt

function newest<Key extends TimedKey>(keys: readonly Key[]): Key | undefined {
  return keys.reduce<Key | undefined>((best, key) => (best && !isNewer(key, best) ? best : key), undefined)
}

function oldest<Key extends TimedKey>(keys: readonly Key[]): Key | undefined {
  return keys.reduce<Key | undefined>((best, key) => (best && !isNewer(best, key) ? best : key), undefined)
}
