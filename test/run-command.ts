import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runAdmin as adminCommand } from '#server/commands/run-admin.ts'
import { readEnvironment } from '#server/environment.ts'
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

/** `npm run admin` beside a running site, in this process: loading the site takes a command longer than what it does. */
export async function runAdmin(dataDirectory: string, words: readonly string[]) {
  let said = ''
  const say = {
    line: (text: string) => void (said += `${text}\n`),
    error: (text: string) => void (said += text),
  }
  return { code: await adminCommand(words, readEnvironment({ DATA_DIR: dataDirectory }), say), said }
}
