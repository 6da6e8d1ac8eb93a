import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfText } from '@allure/content-engine'

/** The online text that each file began from, by place: its hash, kept beside the files so that it travels with them. */
export type KnownTexts = Map<string, string>

const fileIn = (directory: string) => join(directory, '.online.json')

export async function readKnownTexts(directory: string): Promise<KnownTexts> {
  const text = await readIfThere(fileIn(directory))
  return new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, string>))
}

export async function writeKnownTexts(directory: string, known: KnownTexts): Promise<void> {
  if (known.size === 0) return rm(fileIn(directory), { force: true })
  const sorted = Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  await writeFile(fileIn(directory), `${JSON.stringify(sorted, null, 2)}\n`)
}

export function noteText(known: KnownTexts, place: string, text: string | null): void {
  if (text === null) known.delete(place)
  else known.set(place, hashOfText(text))
}

/** The text of a file; null when there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}
