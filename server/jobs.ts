import { Logger as JobLogger, run, type TaskList, makeWorkerUtils, type WorkerEvents } from 'graphile-worker'
import { EventEmitter, once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

// UTC. A night missed (site stopped) is made up for at the next start, an hour too; minutes wait for none of theirs.
export const crontab = `47 1 * * * nightly_backup ?fill=1d&max=5
17 2 * * * nightly_upkeep ?fill=1d&max=5
23 5 * * * morning_reminders ?fill=1d&max=5
7 * * * * hourly_upkeep ?fill=1h&max=5
37 * * * * disk_room ?jobKey=disk_room&max=5
* * * * * expire_orders ?jobKey=expire_orders&max=1
* * * * * publish_texts ?jobKey=publish_texts&max=1
* * * * * finish_cancelling ?jobKey=finish_cancelling&max=1
* * * * * move_waiting_lists ?jobKey=move_waiting_lists&max=1
* * * * * send_some ?jobKey=send_some&queue=send_some&max=1
* * * * * tell_office ?jobKey=tell_office&max=1
* * * * * announce_opened ?jobKey=announce_opened&max=1
* * * * * collective_orders ?jobKey=collective_orders&max=1
* * * * * tell_restock ?jobKey=tell_restock&max=1
* * * * * release_kept_mails ?jobKey=release_kept_mails&max=1`

type Where = { pool: Pool; dataDirectory: string }

const shortestPause = 200
const longestPause = 5000

/** Runs the jobs, and goes on with them after whatever its database does. */
export async function startJobs(
  where: Where,
  tasks: TaskList,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = once(signal, 'abort')
  const first = await startRunner(where, tasks, logger)
  const working = (async () => {
    for (let runner: JobRunner | undefined = first; runner;) {
      await Promise.race([runner.failed, stopped])
      await runner.end()
      runner = await startAgain(() => startRunner(where, tasks, logger), logger, signal)
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await working
    },
  }
}

async function startAgain(
  start: () => Promise<JobRunner>,
  logger: Logger,
  signal: AbortSignal,
): Promise<JobRunner | undefined> {
  for (let pause = shortestPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    await wait(pause, undefined, { signal }).catch(() => undefined)
    try {
      if (!signal.aborted) return await start()
    } catch (error) {
      logger.error({ err: error }, 'jobs not taken up again')
    }
  }
  return undefined
}

type JobRunner = { failed: Promise<unknown>; end: () => Promise<void> }

async function startRunner(
  { pool, dataDirectory }: Where,
  taskList: TaskList,
  logger: Logger,
): Promise<JobRunner> {
  await takeJobsBack(pool, dataDirectory)
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => writeFileSync(fileIn(dataDirectory), workerPool.id))
  const inconsistent = new Promise<void>((resolve) => events.on('pool:fatalError', () => resolve()))
  const idle = untilAllStopped(events)
  const runner = await run({
    events,
    pgPool: pool,
    taskList,
    crontab,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    // One by one, nobody would wait for the end of a job to be written down, nor hear that it was not.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: jobLogger(logger),
  })
  return {
    failed: Promise.race([inconsistent, runner.promise.catch(() => undefined)]),
    async end() {
      const stopped = runner.stop().catch(() => undefined)
      await idle
      // What it could not write down it may wait for without end: whoever comes next takes those jobs back.
      await Promise.race([stopped, wait(1000, undefined, { ref: false })])
    },
  }
}

function untilAllStopped(events: WorkerEvents): Promise<void> {
  let working = 0
  return new Promise((resolve) => {
    events.on('worker:create', () => (working += 1))
    events.on('worker:stop', () => --working || resolve())
  })
}

function jobLogger(logger: Logger): JobLogger {
  return new JobLogger(() => (level, message, { error, fatalError, job }) => {
    const failure = error ?? fatalError
    // The queue's own words hold those of the error, and so perhaps an address.
    if (level === 'error' && failure)
      logger.error({ err: failure, job: taskOf(job) }, job ? 'job failed' : 'job queue failed')
    else if (level === 'error') logger.error({}, message)
    else if (level === 'warning') logger.warn({}, message)
    else logger.debug({}, message)
  })
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

const fileIn = (dataDirectory: string) => join(dataDirectory, 'job-holder')
