import type { DaySpan } from '../competition.ts'

type Held = { readonly version: number; readonly weight: number }
type Kept<Rows> = { readonly version: number; readonly rows: Promise<Rows>; weight: number }

/**
 * Spans of the calendar as they were read, while the calendar stays at their version. Spans that are asked for at the same
 * time are read once. Bounded by the rows in all, the longest unused going first.
 */
export class KeptSpans<Rows extends Held> {
  readonly #kept = new Map<string, Kept<Rows>>()
  readonly #most: number
  #weight = 0

  constructor(most: number) {
    this.#most = most
  }

  /** @param version in force @param read what is not kept is read with; its answer may be of a later version */
  async take(span: DaySpan, version: number, read: () => Promise<Rows>): Promise<Rows> {
    const key = `${span.startOn} ${span.endOn}`
    const known = this.#kept.get(key)
    if (known && known.version >= version) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known.rows
    }
    const rows = read()
    this.#drop(key)
    const kept: Kept<Rows> = { version, rows, weight: 0 }
    this.#kept.set(key, kept)
    try {
      const found = await rows
      if (this.#kept.get(key) === kept) this.#weigh(key, found)
      return found
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#drop(key)
      throw error
    }
  }

  #weigh(key: string, found: Rows): void {
    this.#kept.delete(key)
    if (found.weight > this.#most) return
    this.#kept.set(key, { version: found.version, rows: Promise.resolve(found), weight: found.weight })
    this.#weight += found.weight
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#most) return
      if (oldest !== key) this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
