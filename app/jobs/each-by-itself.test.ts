import { Logger as JobLogger, run, type TaskList } from 'graphile-worker'
import { expect, test, vi } from 'vitest'
import { servicesContext } from '#app/http/context.ts'
import { useDatabase } from '#test/database.ts'
import { visitorContext } from '#test/visitor.ts'
import { tasks } from './tasks.server.ts'

const database = useDatabase()

test.each(['nightly_upkeep', 'hourly_upkeep'])(
  '%s: a step that fails stops no other, and is tried again alone',
  async (name) => {
    const { pool } = database.connection
    const services = visitorContext(database.connection.database).get(servicesContext)
    const logger = { info: vi.fn<(details: object) => void>(), warn: vi.fn(), error: vi.fn() }
    const list = tasks({ ...services, logger })
    const steps = Object.keys(list).filter((task) => task.startsWith(`${name}_`))
    const [broken = '', ...others] = steps
    list[broken] = () => Promise.reject(new Error('gone'))
    const left = await workOff(list, name)
    expect(left).toEqual([{ task_identifier: broken, last_error: 'gone', attempts: 1 }])
    expect(logger.info.mock.calls.map(([details]) => 'task' in details && details.task)).toEqual(others)
    await pool.query('DELETE FROM graphile_worker._private_jobs')
  },
)

/** Does a job and all that it queues; resolves with the jobs that are left. */
async function workOff(list: TaskList, name: string) {
  const { pool } = database.connection
  const runner = await run({
    pgPool: pool,
    taskList: list,
    noHandleSignals: true,
    logger: new JobLogger(() => () => undefined),
    concurrency: 2,
    pollInterval: 100,
  })
  await runner.addJob(name, {})
  const waiting = async () => {
    const { rows } = await pool.query(
      'SELECT FROM graphile_worker.jobs WHERE attempts = 0 OR locked_at IS NOT NULL',
    )
    return rows.length
  }
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  await runner.stop()
  const { rows } = await pool.query('SELECT task_identifier, last_error, attempts FROM graphile_worker.jobs')
  return rows
}
