import { randomUUID } from 'node:crypto'
import { readFile, link, rm, rename, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { KeyStore } from './stored-signing-keys.ts'

/** A file that only its owner reads (0600), always whole: written beside, then put in place. */
export function fileKeyStore(file: string): KeyStore {
  return {
    async read() {
      try {
        return await readFile(file, 'utf8')
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      }
    },
    async create(text) {
      const written = await writeBeside(file, text)
      try {
        await link(written, file)
        return true
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false
        throw error
      } finally {
        await rm(written)
      }
    },
    async replace(text) {
      await rename(await writeBeside(file, text), file)
    },
  }
}

async function writeBeside(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  const handle = await open(beside, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return beside
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
