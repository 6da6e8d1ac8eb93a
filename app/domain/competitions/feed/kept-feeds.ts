import type { FeedFile } from './feed-file.ts'

type Made = { readonly version: string; readonly file: FeedFile }

/**
 * Feeds as they were written, while nothing they are made of changes. One that is asked for by many at once is written
 * once. Bounded by the octets in all, the longest unused going first.
 */
export class KeptFeeds {
  readonly #kept = new Map<string, Made>()
  readonly #making = new Map<string, Promise<FeedFile>>()
  readonly #most: number
  #octets = 0

  /** @param most octets */
  constructor(most: number) {
    this.#most = most
  }

  /** @param key who sees the feed @param version of what it is made of @param make its answer may be of a later version */
  async take(key: string, version: string, make: () => Promise<Made>): Promise<FeedFile> {
    const known = this.#kept.get(key)
    if (known?.version === version) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known.file
    }
    const turn = `${key} ${version}`
    const making = this.#making.get(turn) ?? this.#make(key, make).finally(() => this.#making.delete(turn))
    this.#making.set(turn, making)
    return making
  }

  async #make(key: string, make: () => Promise<Made>): Promise<FeedFile> {
    const made = await make()
    // The same octets stay the same object: what was made of them (compressed, say) is not made again.
    const file = this.#of(made.file.tag) ?? made.file
    this.#drop(key)
    if (file.octets.length > this.#most) return file
    this.#kept.set(key, { ...made, file })
    this.#octets += file.octets.length
    for (const oldest of this.#kept.keys()) {
      if (this.#octets <= this.#most) break
      this.#drop(oldest)
    }
    return file
  }

  #of(tag: string): FeedFile | undefined {
    for (const { file } of this.#kept.values()) if (file.tag === tag) return file
    return undefined
  }

  #drop(key: string): void {
    this.#octets -= this.#kept.get(key)?.file.octets.length ?? 0
    this.#kept.delete(key)
  }
}
