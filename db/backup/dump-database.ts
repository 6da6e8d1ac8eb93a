import { escapeIdentifier, type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { migrationLock } from '../migrate.ts'
import {
  listSequences,
  listTables,
  readVersion,
  type Sequence,
  type SchemaVersion,
  type Table,
} from './tables.ts'

/** What stands before the rows of a backup's part, which are as COPY writes them and end with `\.`. */
export type DatabasePart = { table: Table } | { sequence: Sequence } | { jobs: readonly string[] }

/** Both sides of a copy write and read values alike, whatever the server is set to. */
export const plainValues = `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

export const endOfRows = '\\.'

/** Columns of waiting jobs, as the queue is told of them: its own tables are its own affair. */
const jobColumns = {
  identifier: 't.identifier',
  payload: 'j.payload',
  queue_name: 'q.queue_name',
  run_at: 'j.run_at',
  max_attempts: 'j.max_attempts',
  job_key: 'j.key',
  priority: 'j.priority',
}

/** Every row of ours as it was at one instant, while others go on writing. Starts and ends its own transaction. */
export async function* dumpDatabase(
  client: Client,
  begin: (version: SchemaVersion) => string,
): AsyncGenerator<string | Buffer> {
  // Tables stay as they are meanwhile: whoever migrates waits.
  await client.query('SELECT pg_advisory_lock_shared($1)', [migrationLock])
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${plainValues}`)
  yield begin(await readVersion(client))
  for (const table of await listTables(client)) {
    yield headerOf({ table })
    yield* rowsOf(client, `${nameOf(table)} ${columnsOf(table.columns)}`)
  }
  for (const sequence of await listSequences(client)) yield headerOf({ sequence })
  yield headerOf({ jobs: Object.keys(jobColumns) })
  // One that is at work goes back to those that wait; one that was given up stays so.
  yield* rowsOf(
    client,
    `(SELECT ${Object.values(jobColumns).join(', ')} FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
      WHERE j.attempts < j.max_attempts OR j.locked_at IS NOT NULL)`,
  )
  await client.query('COMMIT')
  await client.query('SELECT pg_advisory_unlock_shared($1)', [migrationLock])
}

export const nameOf = ({ schema, name }: { schema: string; name: string }) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

export const columnsOf = (columns: readonly string[]) => `(${columns.map(escapeIdentifier).join(', ')})`

function headerOf(part: DatabasePart): string {
  return `${JSON.stringify(part)}\n`
}

async function* rowsOf(client: Client, what: string): AsyncGenerator<string | Buffer> {
  yield* client.query(copyTo(`COPY ${what} TO STDOUT`))
  yield `${endOfRows}\n`
}
