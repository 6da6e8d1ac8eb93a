import type { Reading } from '@allure/content-engine'
import type { StoredAnswer } from './stored-answer.ts'

const capacity = 64 * 1024 * 1024
const mostPaths = 10_000

/** Finished public answers, least recently used out first, 64 MB at most. */
export class PageCache {
  #answers = new Map<string, StoredAnswer>()
  #readParameters = new Map<string, readonly string[]>()
  #readings = new Map<string, readonly Reading[]>()
  #bytes = 0
  #generation = 0
  readonly #isOff: boolean

  constructor({ isOff = false }: { isOff?: boolean } = {}) {
    this.#isOff = isOff
  }

  get(url: string, now: number): StoredAnswer | undefined {
    const key = url.includes('?') ? this.#keyOf(url) : url
    const answer = this.#answers.get(key)
    if (!answer) return undefined
    if (answer.expiresAt <= now) {
      this.#remove(key, answer)
      return undefined
    }
    // Moving an entry to the end on every hit costs more than it brings while the cache is far from full.
    if (this.#bytes > capacity / 2) {
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    }
    return answer
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
    const key = this.#keyOf(url)
    const previous = this.#answers.get(key)
    if (previous) this.#remove(key, previous)
    this.#answers.set(key, answer)
    this.#readings.set(key, readings)
    this.#bytes += answer.bytes
    for (const [oldKey, old] of this.#answers) {
      if (this.#bytes <= capacity) break
      this.#remove(oldKey, old)
    }
  }

  drop(isTouched: (reading: Reading) => boolean): void {
    this.#generation += 1
    for (const [key, answer] of this.#answers) {
      if (this.#readings.get(key)?.some(isTouched)) this.#remove(key, answer)
    }
  }

  clear(): void {
    this.#generation += 1
    this.#answers.clear()
    this.#readings.clear()
    this.#readParameters.clear()
    this.#bytes = 0
  }

  get size(): { entries: number; paths: number; bytes: number } {
    return { entries: this.#answers.size, paths: this.#readParameters.size, bytes: this.#bytes }
  }

  #keyOf(url: string): string {
    const path = pathOf(url)
    const read = this.#readParameters.get(path)
    if (!read) return url
    const given = new URLSearchParams(url.slice(path.length))
    const kept = read.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value]))
    return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`
  }

  #remove(key: string, answer: StoredAnswer): void {
    this.#answers.delete(key)
    this.#readings.delete(key)
    this.#bytes -= answer.bytes
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
