import { makeWorkerUtils, type WorkerEvents } from 'graphile-worker'
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

/**
 * Takes the jobs back that the last process of this data directory held when it was killed: the queue itself would only
 * give them to others after four hours, and a mail would be as late. A directory has one process at a time.
 */
export async function takeJobsBack(pool: Pool, dataDirectory: string): Promise<void> {
  const file = fileIn(dataDirectory)
  if (!existsSync(file)) return
  const utils = await makeWorkerUtils({ pgPool: pool })
  await utils.forceUnlockWorkers([readFileSync(file, 'utf8')])
  await utils.release()
}

/** Where the queue tells the name by which this process holds jobs; it is written down before the first one. */
export function writeDownHolder(dataDirectory: string): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => writeFileSync(fileIn(dataDirectory), workerPool.id))
  return events
}

const fileIn = (dataDirectory: string) => join(dataDirectory, 'job-holder')
