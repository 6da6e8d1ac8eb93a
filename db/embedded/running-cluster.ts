import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { urlsOf } from './cluster.ts'

export function hasCluster(directory: string): boolean {
  return existsSync(join(resolve(directory), 'data', 'PG_VERSION'))
}

export function runningCluster(directory: string): ((database: string) => string) | undefined {
  const root = resolve(directory)
  const note = join(root, 'data', 'postmaster.pid')
  if (!existsSync(note)) return undefined
  const lines = readFileSync(note, 'utf8').split('\n')
  if (lines[7]?.trim() !== 'ready') return undefined
  return urlsOf(Number(lines[3]), readFileSync(join(root, 'password'), 'utf8').trim())
}
