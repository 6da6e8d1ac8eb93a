import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'

export class DataDirectoryInUseError extends Error {
  override name = 'DataDirectoryInUseError'
}

/** Takes the data directory for this process; throws when a living app has it. Returns how to give it back. */
export function takeDataDirectory(directory: string): () => void {
  const root = resolve(directory)
  mkdirSync(root, { recursive: true })
  const lock = join(root, 'app.lock')
  const mine = `${process.pid} ${birthOf(process.pid)}`
  if (existsSync(lock)) {
    const [pid = '', birth = ''] = readFileSync(lock, 'utf8').trim().split(' ')
    const isOurs = Number(pid) === process.pid
    if (!isOurs && isAlive(Number(pid)) && birthOf(Number(pid)) === birth)
      throw new DataDirectoryInUseError(
        `${root} is in use by another Allure (process ${pid}): stop it, or set another DATA_DIR.`,
      )
    rmSync(lock, { force: true })
  }
  const file = openSync(lock, 'wx')
  writeSync(file, mine)
  closeSync(file)
  return () => rmSync(lock, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

// The start time of a process, so that a number given again to another process is not taken for the first one.
function birthOf(pid: number): string {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 'unknown'
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1) ?? ''
  return afterName.split(' ')[19] ?? 'unknown'
}
