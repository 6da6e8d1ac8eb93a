import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { keptCode } from './prepared-data.ts'

/** A command of the site, in a process of its own: what it ended with and all it said. */
export async function runCommand(
  program: string,
  words: readonly string[],
  settings: Record<string, string | undefined>,
  folder: string = join(import.meta.dirname, '..'),
): Promise<{ code: number | null; said: string }> {
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...keptCode(), PATH: process.env.PATH, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

/** `npm run admin` beside a running site. */
export function runAdmin(dataDirectory: string, words: readonly string[]) {
  return runCommand(process.execPath, ['server/commands/admin.ts', ...words], { DATA_DIR: dataDirectory })
}
