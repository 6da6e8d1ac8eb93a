import { readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { Collection } from '../collection.ts'

const EXTENSIONS: Readonly<Record<Collection['type'], readonly string[]>> = {
  page: ['md'],
  data: ['yml', 'yaml', 'md'],
}

/** One file of a collection. All paths but `absolute` have forward slashes. */
export type ContentFile = {
  readonly absolute: string
  /** Inside the content directory: `nosStages/2027/lanzarote.md`. */
  readonly inContent: string
  /** Inside the collection's folder: `2027/lanzarote.md`. */
  readonly inCollection: string
  /** As problems name it: `content/nosStages/2027/lanzarote.md`. */
  readonly shown: string
}

/** The collection's files in stable order; names that start with a dot are configuration, not documents. */
export async function listContentFiles(
  directory: string,
  collection: Collection,
): Promise<readonly ContentFile[]> {
  const folder = join(directory, collection.source)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(emptyIfMissing)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((absolute) => contentFile(directory, folder, absolute))
    .filter(({ inCollection }) => isDocument(inCollection, collection))
    .sort((one, other) => (one.inCollection < other.inCollection ? -1 : 1))
}

function emptyIfMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

function contentFile(directory: string, folder: string, absolute: string): ContentFile {
  const inContent = withSlashes(relative(directory, absolute))
  return {
    absolute,
    inContent,
    inCollection: withSlashes(relative(folder, absolute)),
    shown: `${basename(directory)}/${inContent}`,
  }
}

function isDocument(inCollection: string, collection: Collection): boolean {
  const hidden = inCollection.split('/').some((segment) => segment.startsWith('.'))
  const extension = inCollection.slice(inCollection.lastIndexOf('.') + 1)
  return !hidden && EXTENSIONS[collection.type].includes(extension)
}

function withSlashes(path: string): string {
  return path.split(sep).join('/')
}
