import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Stops the server of a killed app, found by its `postmaster.pid`; a process that is not PostgreSQL is left alone. */
export async function stopLeftPostmaster(dataDirectory: string): Promise<void> {
  const file = join(dataDirectory, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!isPostmaster(pid, dataDirectory)) return
  process.kill(pid, 'SIGINT')
  for (let attempt = 0; attempt < 100 && isPostmaster(pid, dataDirectory); attempt++) await wait(100)
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
