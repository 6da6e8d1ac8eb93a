/** Drawings by key, bounded by their weight in all: the longest unused go first. */
export class KeptDrawings<Drawing extends { readonly weight: number }> {
  readonly #kept = new Map<string, Drawing>()
  readonly #most: number
  #weight = 0

  constructor(most: number) {
    this.#most = most
  }

  take(key: string, draw: () => Drawing): Drawing {
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const drawn = draw()
    this.#kept.set(key, drawn)
    this.#weight += drawn.weight
    for (const [oldest, { weight }] of this.#kept) {
      if (this.#weight <= this.#most || oldest === key) break
      this.#kept.delete(oldest)
      this.#weight -= weight
    }
    return drawn
  }
}
