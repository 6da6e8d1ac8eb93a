import type { Task } from 'graphile-worker'
import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { Environment } from './environment.ts'

/** The room that PostgreSQL may take for its log alone, twice. */
const leastBytes = 2 * 1024 ** 3

/** The job that fails while a disk the site writes to has too little room left. @param least bytes */
export function diskRoom(
  { dataDirectory, backupDirectory }: Pick<Environment, 'dataDirectory' | 'backupDirectory'>,
  least: number = leastBytes,
): Task {
  return async () => {
    for (const directory of [dataDirectory, backupDirectory].filter((path) => existsSync(path))) {
      const { bavail, bsize } = await statfs(directory)
      if (bavail * bsize < least)
        throw new Error(`The disk of ${directory} has ${bavail * bsize} bytes left.`)
    }
  }
}
