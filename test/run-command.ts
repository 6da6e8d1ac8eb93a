import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { runAdmin as adminCommand } from '#server/commands/run-admin.ts'
import { runContent as contentCommand } from '#server/commands/run-content.ts'
import type { Say } from '#server/commands/say.ts'
import { readEnvironment } from '#server/environment.ts'
import { failureText } from '#server/process/start-failure.ts'
import { keptCode } from './prepared-data.ts'
import type { TestSite } from './site-process.ts'

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

/** `npm run admin` in this process: loading the site takes a command longer than what it does. */
export function runAdmin(words: readonly string[], settings: Record<string, string>) {
  return listenTo((say) => adminCommand(words, readEnvironment(settings), say))
}

export function runAdminOf({ dataDirectory, databaseUrl }: TestSite, words: readonly string[]) {
  return runAdmin(words, { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl })
}

/** `npm run content` in this process, for the content of another folder. */
export function runContent(words: readonly string[], settings: Record<string, string>, folder: string) {
  const place = { typedIn: folder, directory: join(folder, 'content') }
  return listenTo((say) => contentCommand(words, readEnvironment(settings), say, place))
}

async function listenTo(run: (say: Say) => Promise<number>): Promise<{ code: number; said: string }> {
  let said = ''
  const say = {
    line: (text: string) => void (said += `${text}\n`),
    error: (text: string) => void (said += text),
  }
  // As the commands themselves do.
  const code = await run(say).catch((error: unknown) => {
    say.line(failureText(error))
    return 1
  })
  return { code, said }
}
