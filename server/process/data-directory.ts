import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export class DataDirectoryInUseError extends Error {
  override name = 'DataDirectoryInUseError'
}

/** Takes the data directory for this process; throws when a living app has it. Returns how to give it back. */
export function takeDataDirectory(directory: string): () => void {
  const root = resolve(directory)
  mkdirSync(root, { recursive: true })
  const lock = join(root, 'app.lock')
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, `${process.pid} ${birthOf(process.pid)}`)
  try {
    if (!claim(mine, lock) && !claimLeft(mine, lock))
      throw new DataDirectoryInUseError(
        `${root} is in use by another Allure (process ${holderOf(lock).pid}): stop it, or set another DATA_DIR.`,
      )
  } finally {
    rmSync(mine, { force: true })
  }
  return () => rmSync(lock, { force: true })
}

function claim(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Replaces the lock of a dead app. Under a lock of its own: two that saw the same dead app must not both replace it. */
function claimLeft(mine: string, lock: string): boolean {
  const turn = `${lock}.turn`
  if (isLiving(lock) || (!claim(mine, turn) && isLiving(turn))) return false
  try {
    if (isLiving(lock)) return false
    rmSync(lock, { force: true })
    return claim(mine, lock)
  } finally {
    rmSync(turn, { force: true })
  }
}

function isLiving(lock: string): boolean {
  const { pid, birth } = holderOf(lock)
  return pid > 0 && pid !== process.pid && isAlive(pid) && birthOf(pid) === birth
}

function holderOf(lock: string): { pid: number; birth: string } {
  const [pid = '', birth = ''] = readIfThere(lock).trim().split(' ')
  return { pid: Number(pid), birth }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

// The start time of a process, so that a number given again to another process is not taken for the first one.
function birthOf(pid: number): string {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 'unknown'
  const afterName = readFileSync(file, 'utf8').split(') ').at(-1) ?? ''
  return afterName.split(' ')[19] ?? 'unknown'
}
