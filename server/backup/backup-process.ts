import { once } from 'node:events'
import type { Environment } from '../environment.ts'
import { makeBackup, removeOutdated } from './make-backup.ts'

export type NightlyResult = { path: string; bytes: number; removed: number }

// The site that asked is gone.
process.on('disconnect', () => process.exit(1))

const [environment] = (await once(process, 'message')) as [Environment]
const result = await answer()
process.send?.(result, () => process.exit(0))

async function answer(): Promise<NightlyResult | { failure: string }> {
  try {
    const made = await makeBackup(environment, { isNightly: true })
    return { ...made, removed: await removeOutdated(environment) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
