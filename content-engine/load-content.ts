import type { Collection, Collections } from './collection.ts'
import { columnsOf } from './columns.ts'
import { dayInParis } from './files/sample-dates.ts'
import { withoutSampleItems } from './files/text-of-values.ts'
import type { DocumentImage, ParsedDocument } from './parse-document.ts'
import type { ContentProblem } from './problems.ts'
import { readDocuments } from './read-documents.ts'
import type { StoredRow } from './row-of-document.ts'

export type ContentSource<Declared extends Collections = Collections> = {
  /** The folder that holds the collections' folders. */
  readonly directory: string
  readonly collections: Declared
  /** Off: documents and list items marked `sample: true` are hidden. */
  readonly samples: boolean
  /** Date offsets (`J+45`) count from its day in Paris. */
  readonly now: () => Date
}

export type LoadedContent = {
  readonly rows: ReadonlyMap<Collection, readonly StoredRow[]>
  readonly images: readonly DocumentImage[]
  readonly problems: readonly ContentProblem[]
}

/** Reads every collection; all problems of all files are collected. */
export async function loadContent(source: ContentSource): Promise<LoadedContent> {
  const today = dayInParis(source.now())
  const rows = new Map<Collection, readonly StoredRow[]>()
  const images: DocumentImage[] = []
  const problems: ContentProblem[] = []
  for (const [name, collection] of Object.entries(source.collections)) {
    checkDeclaration(name, collection)
    const read = await readDocuments(source.directory, collection, today)
    const shown = read.documents.filter((document) => isShown(document, collection, source.samples))
    rows.set(
      collection,
      shown.flatMap(({ row }) => (row ? [source.samples ? row : withoutSamples(row)] : [])),
    )
    images.push(...shown.flatMap((document) => document.images))
    problems.push(...read.problems)
  }
  return { rows, images, problems }
}

function checkDeclaration(name: string, collection: Collection): void {
  if (collection.name !== name)
    throw new TypeError(`Collection "${collection.name}" is declared as "${name}"`)
  for (const column of columnsOf(collection).keys()) {
    if (!/^[a-zA-Z]\w*$/.test(column)) throw new TypeError(`"${column}" cannot name a column`)
  }
}

function isShown(document: ParsedDocument, collection: Collection, samples: boolean): boolean {
  if (document.isDraft) return false
  return samples || !document.isSample || collection.samples === 'kept'
}

function withoutSamples(row: StoredRow): StoredRow {
  return { ...row, meta: withoutSampleItems(row.meta) }
}
