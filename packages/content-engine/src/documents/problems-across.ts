import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Collections } from '../collection.ts'
import type { KnownDocument } from '../database/document-writer.ts'
import { storedImage } from '../images/manifest.ts'
import type { ContentProblem } from '../problems.ts'
import type { DocumentImage } from './parse-document.ts'

/** What is wrong between documents: shared addresses, images that are not there. */
export async function problemsAcross(
  directory: string,
  collections: Collections,
  documents: readonly KnownDocument[],
  imagesOfBroken: readonly DocumentImage[],
): Promise<readonly ContentProblem[]> {
  const missing = await missingImages(directory, [...documents.flatMap(imagesOf), ...imagesOfBroken])
  return [...sharedAddresses(directory, collections, documents), ...missing]
}

function sharedAddresses(
  directory: string,
  collections: Collections,
  documents: readonly KnownDocument[],
): readonly ContentProblem[] {
  const first = new Map<string, string>()
  return documents.flatMap(({ collection, file, address }) => {
    if (address === null) return []
    const shown = `${basename(directory)}/${collections[collection]?.source ?? collection}/${file}`
    const key = `${collection} ${address}`
    const other = first.get(key)
    first.set(key, other ?? shown)
    return other ? [{ file: shown, line: 1, message: `même adresse que ${other} : ${address}` }] : []
  })
}

function imagesOf({ images }: KnownDocument): readonly DocumentImage[] {
  return images === '[]' ? [] : (JSON.parse(images) as readonly DocumentImage[])
}

async function missingImages(
  directory: string,
  images: readonly DocumentImage[],
): Promise<readonly ContentProblem[]> {
  const problems: ContentProblem[] = []
  for (const { key, ...place } of images) {
    if (storedImage(key)) continue
    const found = await stat(join(directory, key)).catch(() => undefined)
    if (!found?.isFile()) problems.push({ ...place, message: `image introuvable : ${key}` })
  }
  return problems
}
