import { randomUUID } from 'node:crypto'
import { readFile, link, rm, rename, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { KeyStore } from './stored-signing-keys.ts'

/** A file that only its owner reads (0600), always whole: written beside, then put in place. */
export function fileKeyStore(file: string): KeyStore {
  return {
    read: () => readFile(file, 'utf8').catch(insteadOf('ENOENT', undefined)),
    async create(text) {
      const written = await writeBeside(file, text)
      const isFirst = link(written, file).then(() => true, insteadOf('EEXIST', false))
      return isFirst.finally(() => rm(written))
    },
    replace: async (text) => rename(await writeBeside(file, text), file),
  }
}

async function writeBeside(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true })
  const beside = `${file}.${randomUUID()}`
  await writeFile(beside, text, { flag: 'wx', mode: 0o600, flush: true })
  return beside
}

function insteadOf<Answer>(code: string, answer: Answer) {
  return (error: NodeJS.ErrnoException): Answer => {
    if (error.code === code) return answer
    throw error
  }
}
