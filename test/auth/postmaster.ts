import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process of the embedded PostgreSQL of a data directory, 0 when there is none. */
export function postmasterOf(dataDirectory: string): number {
  const file = join(dataDirectory, 'postgres/data/postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
}
