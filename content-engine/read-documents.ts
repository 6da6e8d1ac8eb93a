import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Collection } from './collection.ts'
import { listContentFiles } from './files/content-files.ts'
import { parseDocument } from './parse-document.ts'
import type { ParsedDocument } from './parse-document.ts'
import type { ContentProblem } from './problems.ts'

export type ReadDocuments = {
  readonly documents: readonly ParsedDocument[]
  readonly problems: readonly ContentProblem[]
}

/** Reads and parses a collection's files, checks that no two share an address and that images exist. */
export async function readDocuments(
  directory: string,
  collection: Collection,
  today: string,
): Promise<ReadDocuments> {
  const files = await listContentFiles(directory, collection)
  const documents: ParsedDocument[] = []
  for (const file of files) {
    documents.push(parseDocument(collection, file, await readFile(file.absolute, 'utf8'), today))
  }
  const problems = [
    ...documents.flatMap((document) => document.problems),
    ...sharedAddresses(documents, collection.type === 'page' ? 'path' : 'stem'),
    ...(await missingImages(directory, documents)),
  ]
  return { documents, problems: problems.sort(byPlace) }
}

function byPlace(one: ContentProblem, other: ContentProblem): number {
  if (one.file === other.file) return one.line - other.line
  return one.file < other.file ? -1 : 1
}

function sharedAddresses(documents: readonly ParsedDocument[], key: string): readonly ContentProblem[] {
  const first = new Map<unknown, string>()
  return documents.flatMap(({ row, file }) => {
    if (!row) return []
    const other = first.get(row[key])
    first.set(row[key], other ?? file.shown)
    return other
      ? [{ file: file.shown, line: 1, message: `même adresse que ${other} : ${String(row[key])}` }]
      : []
  })
}

async function missingImages(
  directory: string,
  documents: readonly ParsedDocument[],
): Promise<readonly ContentProblem[]> {
  const problems: ContentProblem[] = []
  for (const { key, ...place } of documents.flatMap((document) => document.images)) {
    if (!(await isFile(join(directory, key))))
      problems.push({ ...place, message: `image introuvable : ${key}` })
  }
  return problems
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
