/** A map of bounded weight: what was not asked for the longest goes first. */
export class LeastRecent<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly weight: number }>()
  readonly #most: number
  #weight = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    // Moving an entry costs more than it brings while there is room.
    if (entry && this.#weight > this.#most / 2) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
    }
    return entry?.value
  }

  set(key: string, value: Value, weight = 1): void {
    this.delete(key)
    if (weight > this.#most / 4) return
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }

  entries(): Iterable<readonly [string, Value]> {
    return this.#entries.entries().map(([key, { value }]) => [key, value])
  }

  get weight(): number {
    return this.#weight
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }
}
