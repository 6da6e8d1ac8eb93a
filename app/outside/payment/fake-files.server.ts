import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Texts kept by name, each written once: whole or not at all, whoever is first. */
export type FakeFiles = {
  keep: (name: string, text: string) => Promise<boolean>
  read: (name: string) => Promise<string | undefined>
  names: () => Promise<string[]>
}

/** Files below `folder`; a process that ends in the middle leaves a `.part` that nobody reads. */
export function openFakeFiles(folder: string): FakeFiles {
  return {
    keep: (name, text) => keepFile(folder, name, text),
    read: (name) => unless('ENOENT', undefined, readFile(join(folder, name), 'utf8')),
    names: () => unless('ENOENT', [], readdir(folder)),
  }
}

async function keepFile(folder: string, name: string, text: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${randomUUID()}.part`)
  const handle = await open(part, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  const placed = link(part, join(folder, name)).then(() => true)
  return unless('EEXIST', false, placed).finally(() => rm(part, { force: true }))
}

async function unless<Value, Other>(
  code: string,
  other: Other,
  asked: Promise<Value>,
): Promise<Value | Other> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code) return other
    throw error
  }
}
