import type { Reading } from '@allure/content-engine'
import { LeastRecent } from '@allure/content-engine/least-recent'
import type { StoredAnswer } from './stored-answer.ts'

const capacity = 64 * 1024 * 1024
const mostPaths = 10_000

/** Milliseconds a page is kept: what is of now in it, such as the year, is late by no more. */
export const pageLifetime = 5 * 60 * 1000

type Kept = { readonly answer: StoredAnswer; readonly readings: readonly Reading[] }

/** Finished public answers, least recently used out first, 64 MB at most. */
export class PageCache {
  readonly #kept = new LeastRecent<Kept>(capacity)
  readonly #readParameters = new Map<string, readonly string[]>()
  #generation = 0
  readonly #isOff: boolean

  constructor({ isOff = false }: { isOff?: boolean } = {}) {
    this.#isOff = isOff
  }

  get(url: string, now: number): StoredAnswer | undefined {
    const key = url.includes('?') ? this.#keyOf(url) : url
    const answer = this.#kept.get(key)?.answer
    return answer && answer.expiresAt > now ? answer : undefined
  }

  /** Changes with every drop: an answer begun before one may hold what was dropped, and must not be kept. */
  get generation(): number {
    return this.#generation
  }

  set(
    url: string,
    readParameters: readonly string[],
    answer: StoredAnswer,
    readings: readonly Reading[] = [],
  ): void {
    if (this.#isOff || answer.bytes > capacity / 8) return
    // A path forgotten here is only rendered once more: spellings of a path are without number.
    if (this.#readParameters.size >= mostPaths) this.#readParameters.clear()
    this.#readParameters.set(pathOf(url), readParameters)
    this.#kept.set(this.#keyOf(url), { answer, readings }, answer.bytes)
  }

  drop(isTouched: (reading: Reading) => boolean): void {
    this.#generation += 1
    for (const [key, { readings }] of this.#kept.entries())
      if (readings.some(isTouched)) this.#kept.delete(key)
  }

  clear(): void {
    this.#generation += 1
    this.#kept.clear()
    this.#readParameters.clear()
  }

  get size(): { entries: number; paths: number; bytes: number } {
    const bytes = this.#kept.weight
    return { entries: [...this.#kept.entries()].length, paths: this.#readParameters.size, bytes }
  }

  #keyOf(url: string): string {
    const path = pathOf(url)
    const read = this.#readParameters.get(path)
    if (!read) return url
    const given = new URLSearchParams(url.slice(path.length))
    const kept = read.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]))
    return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
