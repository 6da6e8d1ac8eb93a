import { LeastRecent } from '@allure/content-engine/least-recent'
import type { DaySpan } from '../competition.ts'

type Held = { readonly version: number; readonly weight: number }
type Reading<Rows> = { readonly version: number; readonly rows: Promise<Rows> }

export class KeptSpans<Rows extends Held> {
  readonly #kept: LeastRecent<Reading<Rows>>

  constructor(most: number) {
    this.#kept = new LeastRecent(most)
  }

  async take(span: DaySpan, version: number, read: () => Promise<Rows>): Promise<Rows> {
    const key = `${span.startOn} ${span.endOn}`
    const known = this.#kept.get(key)
    if (known && known.version >= version) return known.rows
    const reading = { version, rows: read() }
    this.#kept.set(key, reading, 0)
    try {
      const found = await reading.rows
      const made = { version: found.version, rows: reading.rows }
      if (this.#kept.get(key) === reading) this.#kept.set(key, made, found.weight)
      return found
    } catch (error) {
      if (this.#kept.get(key) === reading) this.#kept.delete(key)
      throw error
    }
  }
}
