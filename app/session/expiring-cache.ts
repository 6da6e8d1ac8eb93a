const maxEntries = 5000

/** Values by key, each until an instant of its own (ms); bounded. */
export class ExpiringCache<Value> {
  readonly #entries = new Map<string, { value: Value; until: number }>()

  get(key: string, now: Date): Value | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.until > now.getTime() ? entry.value : undefined
  }

  set(key: string, value: Value, until: number): void {
    if (this.#entries.size >= maxEntries) this.#entries.clear()
    this.#entries.set(key, { value, until })
  }
}
