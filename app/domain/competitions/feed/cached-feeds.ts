import { LeastRecent } from '@allure/content-engine/least-recent'
import type { FeedFile } from './feed-file.ts'

type Made = { readonly version: string; readonly file: FeedFile }

/** Feeds as they were written, while nothing they are made of changes; asked for at once, written once. @param most octets */
export class CachedFeeds {
  readonly #cached: LeastRecent<Made>
  readonly #making = new Map<string, Promise<FeedFile>>()

  constructor(most: number) {
    this.#cached = new LeastRecent(most)
  }

  async take(key: string, version: string, make: () => Promise<Made>): Promise<FeedFile> {
    const known = this.#cached.get(key)
    if (known?.version === version) return known.file
    const turn = `${key} ${version}`
    const making = this.#making.get(turn) ?? this.#make(key, make).finally(() => this.#making.delete(turn))
    this.#making.set(turn, making)
    return making
  }

  async #make(key: string, make: () => Promise<Made>): Promise<FeedFile> {
    const made = await make()
    // The same octets stay the same object: what was made of them (compressed, say) is not made again.
    const file = this.#of(made.file.tag) ?? made.file
    this.#cached.set(key, { ...made, file }, file.octets.length)
    return file
  }

  #of(tag: string): FeedFile | undefined {
    for (const [, { file }] of this.#cached.entries()) if (file.tag === tag) return file
    return undefined
  }
}
