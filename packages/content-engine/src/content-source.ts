import { basename } from 'node:path'
import type { Collection, Collections } from './collection.ts'
import type { ContentProblem } from './problems.ts'
import { columnsOf } from './shape.ts'

export type ContentSource<Declared extends Collections = Collections> = {
  readonly directory: string
  readonly collections: Declared
  readonly samples: boolean
  /** Date offsets (`J+45`) count from its day in Paris. */
  readonly now: () => Date
  readonly storage?: {
    /** A file of its own, gone with the process, where none is named. */
    readonly path?: string
    readonly seed?: string
    readonly codeStamp: string
  }
  readonly overlay?: Overlay
  /** A script that calls `startEditParser` with the same collections: edits are then parsed in a process of their own. */
  readonly editParser?: string
  readonly onRefusedEdit?: (problems: readonly ContentProblem[]) => void
}

export function checkDeclarations(collections: Collections): void {
  for (const [name, collection] of Object.entries(collections)) checkDeclaration(name, collection)
}

function checkDeclaration(name: string, collection: Collection): void {
  if (collection.name !== name)
    throw new TypeError(`Collection "${collection.name}" is declared as "${name}"`)
  for (const column of columnsOf(collection).keys()) {
    if (!/^[a-zA-Z]\w*$/.test(column)) throw new TypeError(`"${column}" cannot name a column`)
  }
  const { reservedBy, audience } = collection
  if (reservedBy === undefined) return
  if (audience !== 'members' || columnsOf(collection).has(reservedBy))
    throw new TypeError(`"${name}" is reserved by a key that is no column, among members`)
}

export function stampOf({ collections, samples, storage, directory }: ContentSource): string {
  const shapes = Object.values(collections).map((collection) => [
    collection.name,
    collection.source,
    collection.samples,
    collection.reservedBy,
    ...columnsOf(collection),
  ])
  return JSON.stringify([storage?.codeStamp, basename(directory), samples, shapes])
}

export type OverlayDocument = {
  readonly collection: string
  /** Place inside the collection's folder, with slashes and extension: `2027/lanzarote.md`. */
  readonly file: string
  /** The whole file as it would be written; null hides the document. */
  readonly text: string | null
}

export type Overlay = { read(): Promise<readonly OverlayDocument[]> }
