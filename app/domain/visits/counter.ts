import { isbot } from 'isbot'
import { isCountedPath, pageOf } from './rules.ts'

// A second of the busiest site shows a few dozen; more is somebody who plays.
const mostPages = 1000

/** How often pages were shown since they were last taken, in memory: who saw them is not looked at. */
export class VisitCounter {
  #views = new Map<string, number>()

  /** Adds a view; of robots, of programs that do not say what they are and of private paths nothing. */
  count(path: string, userAgent: string | undefined): void {
    if (!isCountedPath(path) || !userAgent || isbot(userAgent)) return
    this.add(pageOf(path), 1)
  }

  add(page: string, views: number): void {
    const known = this.#views.get(page)
    if (known === undefined && this.#views.size >= mostPages) return
    this.#views.set(page, (known ?? 0) + views)
  }

  /** What was counted, which begins anew. */
  take(): ReadonlyMap<string, number> {
    const taken = this.#views
    if (taken.size > 0) this.#views = new Map()
    return taken
  }
}
