import type { RawRow } from '../database/cells.ts'
import type { Bound } from '../query/operators.ts'
import type { SearchAnswer } from '../search/search-result.ts'
import type { SearchOptions } from '../search/search.ts'
import type { Shapes } from '../shape.ts'
import { isDenial, type Versions, type Wire } from './wire.ts'
import { type WorkerLink, linkTo, WorkerProblem, type ContentWorker } from './worker-link.ts'

type LocalContentOptions = {
  readonly shapes: Shapes
  readonly wire: Wire
  readonly startWorker: () => ContentWorker
  readonly now: () => number
  readonly log: (message: string) => void
  readonly onSearchable: (collections: readonly string[]) => void
}

const BETWEEN_CHECKS = 60_000

/** The collections that were asked for here, held by a worker at the versions the server names. */
export class LocalContent {
  readonly #options: LocalContentOptions
  readonly #wanted = new Set<string>()
  #offered: Versions = {}
  readonly #held = new Map<string, string>()
  readonly #refused = new Map<string, string>()
  readonly #logged = new Set<string>()
  #searchable: readonly string[] = []
  #link: WorkerLink | undefined
  #isWorkerBroken = false
  #hasMembers = false
  #checkedAt = Number.NEGATIVE_INFINITY
  #lastCheck: Promise<void> = Promise.resolve()

  constructor(options: LocalContentOptions) {
    this.#options = options
  }

  holds(name: string): boolean {
    return this.#held.has(name)
  }

  version(name: string): string | undefined {
    return this.#held.get(name)
  }

  /** Fetches what is not held yet; answers those of the names that are held then. Never throws. */
  async load(names: readonly string[]): Promise<readonly string[]> {
    if (typeof WebAssembly === 'undefined') this.#log('no WebAssembly')
    else {
      for (const name of names) {
        this.#wanted.add(name)
        this.#refused.delete(name)
      }
      await this.#check()
    }
    return names.filter((name) => this.holds(name))
  }

  refresh(): void {
    const isDue = this.#options.now() - this.#checkedAt >= BETWEEN_CHECKS
    if (isDue && this.#wanted.size > 0) void this.#check()
  }

  async rows(collection: string, sql: string, values: readonly Bound[]): Promise<readonly RawRow[]> {
    return this.#openLink().ask('rows', { collection, sql, values })
  }

  async search(
    query: string,
    { collections, within, ...options }: SearchOptions,
  ): Promise<SearchAnswer | null> {
    const readable = collections.filter((name) => !this.#isMembers(name) || name in this.#offered)
    const isReady = readable.every((name) => this.holds(name) && this.#searchable.includes(name))
    if (!isReady || within?.some((name) => !readable.includes(name))) return null
    return this.#openLink().ask('search', { query, options: { ...options, collections: readable, within } })
  }

  forgetMembers(): void {
    const names = Object.keys(this.#options.shapes).filter((name) => this.#isMembers(name))
    for (const name of names) this.#wanted.delete(name)
    this.#offered = Object.fromEntries(
      Object.entries(this.#offered).filter(([name]) => !names.includes(name)),
    )
    if (!this.#hasMembers) return
    this.close()
    if (this.#wanted.size > 0) void this.#check()
  }

  close(): void {
    this.#link?.close()
    this.#link = undefined
    this.#hasMembers = false
    this.#held.clear()
    this.#setSearchable([])
  }

  #check(): Promise<void> {
    this.#checkedAt = this.#options.now()
    this.#lastCheck = this.#lastCheck.then(() => this.#bringUpToDate())
    return this.#lastCheck
  }

  async #bringUpToDate(): Promise<void> {
    // Without a connection what is held goes on; the next check tries again.
    const asked = this.#options.wire.versions()
    const versions = await asked.catch(() => this.#log('the versions cannot be read'))
    if (!versions) return
    const isSignedOut = [...this.#held.keys()].some((name) => this.#isMembers(name) && !(name in versions))
    if (isSignedOut) this.forgetMembers()
    this.#offered = versions
    await Promise.all([...this.#wanted].map((name) => this.#loadVersion(name, versions[name])))
  }

  async #loadVersion(collection: string, version: string | undefined): Promise<void> {
    if (this.#isWorkerBroken || version === this.#held.get(collection)) return
    if (version === undefined)
      return this.#isMembers(collection) ? undefined : this.#log(`${collection}: not offered`)
    if (version === this.#refused.get(collection)) return
    this.#hasMembers ||= this.#isMembers(collection)
    const link = this.#openLink()
    try {
      await link.ask('load', { collection, version })
      this.#held.set(collection, version)
    } catch (error) {
      // The worker was ended on purpose: nothing was wrong with the dump.
      if (this.#link !== link && !this.#isWorkerBroken) return
      this.#held.delete(collection)
      this.#refused.set(collection, version)
      this.#log(`${collection}: ${error instanceof Error ? error.message : String(error)}`)
      if (error instanceof WorkerProblem && isDenial(error.status)) this.forgetMembers()
    }
  }

  #openLink(): WorkerLink {
    if (this.#isWorkerBroken) throw new WorkerProblem('the worker does not run')
    this.#link ??= linkTo(this.#options.startWorker(), {
      onSearchable: (collections) => this.#setSearchable(collections),
      onFailed: () => {
        this.#isWorkerBroken = true
        this.close()
      },
    })
    return this.#link
  }

  #setSearchable(collections: readonly string[]): void {
    this.#searchable = collections
    this.#options.onSearchable(collections)
  }

  #isMembers(name: string): boolean {
    return this.#options.shapes[name]?.audience === 'members'
  }

  #log(reason: string): void {
    if (!this.#logged.has(reason)) this.#options.log(reason)
    this.#logged.add(reason)
  }
}
