import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkedKey, type FileStore } from './file-store.ts'

/** Files below a folder of this machine. */
export function diskFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))
  return {
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
    },
    read: async (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      }),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomUUID()}.part`
  try {
    await using file = await open(part, 'wx', 0o600)
    await file.writeFile(bytes)
    await file.sync()
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
