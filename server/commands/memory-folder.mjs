import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const neededBytes = 6 * 2 ** 30
const prefix = 'allure-test-'

/**
 * Puts temporary files (data directories of sites, clusters of PostgreSQL, profiles of browsers) into memory, where
 * Linux has room for them, until this process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (!existsSync(memory)) return
  removeWhatWasLeft()
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, process.availableMemory()) < neededBytes) return
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL runs as somebody else when root starts it.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** A run that was interrupted could not. */
function removeWhatWasLeft() {
  for (const name of readdirSync(memory)) {
    const isLeft = name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`)
    if (isLeft) rmSync(join(memory, name), { recursive: true, force: true })
  }
}
