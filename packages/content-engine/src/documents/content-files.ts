import { statSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { Collection, Collections } from '../collection.ts'
import type { OverlayDocument } from '../content-source.ts'

const EXTENSIONS: Readonly<Record<Collection['type'], readonly string[]>> = {
  page: ['md'],
  data: ['yml', 'yaml', 'md'],
}

const FOLDER_SETTINGS = '.navigation.yml'

export type ContentFile = {
  readonly absolute: string
  readonly inContent: string
  readonly inCollection: string
  readonly shown: string
}

/** The collection's files in stable order; names that start with a dot are no documents, but for the settings of folders. */
export async function listContentFiles(
  directory: string,
  collection: Collection,
): Promise<readonly ContentFile[]> {
  const folder = join(directory, collection.source)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing([]))
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((inCollection) => isDocument(inCollection, collection))
    .map((inCollection) => contentFileAt(directory, collection, inCollection))
    .sort((one, other) => (one.inCollection < other.inCollection ? -1 : 1))
}

export function isDocument(inCollection: string, collection: Collection): boolean {
  const segments = inCollection.split('/')
  const name = segments.pop() ?? ''
  if (segments.some((segment) => segment.startsWith('.'))) return false
  if (name === FOLDER_SETTINGS) return collection.type === 'page'
  return !name.startsWith('.') && EXTENSIONS[collection.type].includes(name.slice(name.lastIndexOf('.') + 1))
}

/** For what reads a file that may not be there. */
export function unlessMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}

export type SourceDocument = {
  readonly collection: Collection
  readonly file: ContentFile
  readonly isOverlay: boolean
  readonly mark?: string
  read(): Promise<string | undefined>
}

export function placeOf({ collection, file }: Pick<OverlayDocument, 'collection' | 'file'>): string {
  return `${collection}/${file}`
}

export function placeOfSource({ collection, file }: SourceDocument): string {
  return placeOf({ collection: collection.name, file: file.inCollection })
}

export async function listSources(
  directory: string,
  collections: Collections,
  overlay: readonly OverlayDocument[],
): Promise<readonly SourceDocument[]> {
  const sources = new Map<string, SourceDocument>()
  for (const collection of Object.values(collections)) {
    for (const file of await listContentFiles(directory, collection)) {
      sources.set(file.inContent, fileSource(collection, file))
    }
  }
  for (const source of overlay.map((edit) => overlaySource(directory, collections, edit)))
    sources.set(source.file.inContent, source)
  return [...sources.values()].sort((one, other) => (one.file.inContent < other.file.inContent ? -1 : 1))
}

export function overlaySource(
  directory: string,
  collections: Collections,
  { collection: name, file: inCollection, text }: OverlayDocument,
): SourceDocument {
  const collection = collections[name]
  if (!collection) throw new TypeError(`Unknown collection "${name}"`)
  const file = contentFileAt(directory, collection, inCollection)
  return { collection, file, isOverlay: true, read: async () => text ?? undefined }
}

export function fileSource(collection: Collection, file: ContentFile): SourceDocument {
  return {
    collection,
    file,
    isOverlay: false,
    mark: markOf(file),
    read: () => readFile(file.absolute, 'utf8').catch(unlessMissing(undefined)),
  }
}

export function contentFileAt(directory: string, collection: Collection, inCollection: string): ContentFile {
  const inContent = `${collection.source}/${inCollection}`
  return {
    absolute: join(directory, inContent),
    inContent,
    inCollection,
    shown: `${basename(directory)}/${inContent}`,
  }
}

function markOf({ absolute }: ContentFile): string | undefined {
  const found = statSync(absolute, { throwIfNoEntry: false })
  return found && `${found.mtimeMs} ${found.ctimeMs} ${found.size}`
}
