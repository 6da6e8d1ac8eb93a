import { readdir } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { Collection } from '../collection.ts'

const EXTENSIONS: Readonly<Record<Collection['type'], readonly string[]>> = {
  page: ['md'],
  data: ['yml', 'yaml', 'md'],
}

/** Settings of a folder of pages: its title in the navigation, or that it is hidden. */
const FOLDER_SETTINGS = '.navigation.yml'

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

/** The collection's files in stable order; names that start with a dot are no documents, but for the settings of folders. */
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

/** Whether a collection would take a file at this place. */
export function isDocument(inCollection: string, collection: Collection): boolean {
  const segments = inCollection.split('/')
  const name = segments.pop() ?? ''
  if (segments.some((segment) => segment.startsWith('.'))) return false
  if (name === FOLDER_SETTINGS) return collection.type === 'page'
  return !name.startsWith('.') && EXTENSIONS[collection.type].includes(name.slice(name.lastIndexOf('.') + 1))
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

function withSlashes(path: string): string {
  return path.split(sep).join('/')
}
