import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class DataDirectoryInUseError extends Error {
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
  mkdirSync(root, { recursive: true })
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
    lock.close()
  }
}
