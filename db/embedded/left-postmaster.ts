import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Stops the server of a killed app, found by its `postmaster.pid`; a process that is not PostgreSQL is left alone. */
export async function stopLeftPostmaster(dataDirectory: string): Promise<void> {
  const pid = postmasterOf(dataDirectory)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  for (let attempt = 0; attempt < 100 && isPostmaster(pid, dataDirectory); attempt++) await wait(100)
}

/** Ends what a killed server left running in its data directory, and what holds its memory (Linux): a statement may never end. */
export function endLeftBackends(dataDirectory: string): void {
  if (!existsSync('/proc/self/cwd') || postmasterOf(dataDirectory)) return
  for (const name of readdirSync('/proc'))
    if (worksIn(name, dataDirectory)) process.kill(Number(name), 'SIGKILL')
}

function worksIn(name: string, dataDirectory: string): boolean {
  try {
    return (
      /^\d+$/.test(name) &&
      readlinkSync(`/proc/${name}/cwd`) === dataDirectory &&
      commandLineOf(Number(name)).startsWith('postgres:')
    )
  } catch {
    // Somebody else's, or gone.
    return false
  }
}

function postmasterOf(dataDirectory: string): number | undefined {
  const file = join(dataDirectory, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return isPostmaster(pid, dataDirectory) ? pid : undefined
}

function isPostmaster(pid: number, dataDirectory: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  return commandLineOf(pid).includes(dataDirectory)
}

function commandLineOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`
  if (existsSync('/proc/self/cmdline')) return existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (process.platform === 'win32') return ''
  return String(spawnSync('ps', ['-p', String(pid), '-o', 'command=']).stdout)
}
