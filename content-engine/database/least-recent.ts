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

  /** What weighs more than a quarter of the whole is not kept. */
  set(key: string, value: Value, weight = 1): void {
    if (weight > this.#most / 4) return
    this.#weight += weight - (this.#entries.get(key)?.weight ?? 0)
    this.#entries.set(key, { value, weight })
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#most) return
      this.#entries.delete(oldest)
      this.#weight -= entry.weight
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }
}
