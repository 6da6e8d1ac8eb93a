import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What is kept cannot be kept there: the message says where and why. */
export class DataDirectoryError extends Error {
  override name = 'DataDirectoryError'
}

export class DataDirectoryInUseError extends DataDirectoryError {
  override name = 'DataDirectoryInUseError'
}

const busy = 5
// Ms. Of several that start at the same instant one takes it, the others look once more.
const patience = 100

// One that nobody holds any more would be collected, and its lock with it.
const held = new Set<DatabaseSync>()

/** Takes the data directory for this process; throws when a living app has it. Returns how to give it back. */
export function takeDataDirectory(directory: string): () => void {
  const root = resolve(directory)
  try {
    makeFolder(root)
    return takeLock(root)
  } catch (error) {
    if (error instanceof DataDirectoryError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DataDirectoryError(`DATA_DIR: ${root} cannot be written (${reason}).`)
  }
}

// Node's own way to make parents never ends below /proc.
function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(path) === path) throw error
    makeFolder(dirname(path))
    mkdirSync(path)
  }
}

function takeLock(root: string): () => void {
  const holder = join(root, 'app.lock')
  // SQLite's own lock: the system takes it back from a process that ends, however it ends.
  const lock = new DatabaseSync(join(root, 'app-lock.sqlite'), { timeout: patience })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error
    const number = existsSync(holder) ? readFileSync(holder, 'utf8') : 'just begun'
    throw new DataDirectoryInUseError(
      `${root} is in use by another Allure (process ${number}): stop it, or set another DATA_DIR.`,
    )
  }
  held.add(lock)
  writeFileSync(holder, String(process.pid))
  return () => {
    held.delete(lock)
    rmSync(holder, { force: true })
    lock.close()
  }
}
