import { Logger as JobLogger, run, type TaskList, makeWorkerUtils, type WorkerEvents } from 'graphile-worker'
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

// UTC. A night missed (site stopped) is made up for at the next start, an hour too; minutes wait for none of theirs.
const crontab = `47 1 * * * nightly_backup ?fill=1d&max=5
17 2 * * * nightly_upkeep ?fill=1d&max=5
23 5 * * * morning_reminders ?fill=1d&max=5
7 * * * * hourly_upkeep ?fill=1h&max=5
* * * * * upkeep_each_minute ?jobKey=upkeep_each_minute&max=1`

export async function startJobs(
  { pool, dataDirectory }: { pool: Pool; dataDirectory: string },
  tasks: TaskList,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  await takeJobsBack(pool, dataDirectory)
  const runner = await run({
    events: writeDownHolder(dataDirectory),
    pgPool: pool,
    taskList: tasks,
    crontab,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: new JobLogger(() => (level, message, { error, fatalError, job }) => {
      const failure = error ?? fatalError
      // The queue's own words hold those of the error, and so perhaps an address.
      if (level === 'error' && failure)
        logger.error({ err: failure, job: taskOf(job) }, job ? 'job failed' : 'job queue failed')
      else if (level === 'error') logger.error({}, message)
      else if (level === 'warning') logger.warn({}, message)
      else logger.debug({}, message)
    }),
  })
  return { stop: () => runner.stop() }
}

function taskOf(job: unknown): unknown {
  return job instanceof Object && 'task_identifier' in job ? job.task_identifier : undefined
}

/** Takes back the jobs a killed process of this data directory held: the queue itself would wait four hours. */
async function takeJobsBack(pool: Pool, dataDirectory: string): Promise<void> {
  const file = fileIn(dataDirectory)
  if (!existsSync(file)) return
  const utils = await makeWorkerUtils({ pgPool: pool })
  await utils.forceUnlockWorkers([readFileSync(file, 'utf8')])
  await utils.release()
}

function writeDownHolder(dataDirectory: string): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => writeFileSync(fileIn(dataDirectory), workerPool.id))
  return events
}

const fileIn = (dataDirectory: string) => join(dataDirectory, 'job-holder')
