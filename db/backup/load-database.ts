import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnsOf, nameOf, plainValues, type DatabasePart } from './dump-database.ts'
import { listTables } from './tables.ts'

/** One part and its rows, each a line without its end. */
export type LoadedPart = { part: DatabasePart; rows: AsyncIterable<Buffer> }

/** Fills a database of the same version, all or nothing. What migrating has put into it goes; its triggers rest meanwhile. */
export async function loadDatabase(client: Client, parts: AsyncIterable<LoadedPart>): Promise<void> {
  await client.query(`BEGIN; ${plainValues}`)
  const tables = (await listTables(client)).map(nameOf)
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.join(', ')}`)
  for await (const { part, rows } of parts) await loadPart(client, part, rows)
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  await client.query('COMMIT')
  await client.query('ANALYZE')
}

async function loadPart(client: Client, part: DatabasePart, rows: AsyncIterable<Buffer>): Promise<void> {
  if ('sequence' in part) {
    const { value, isCalled } = part.sequence
    await client.query('SELECT setval($1, $2, $3)', [nameOf(part.sequence), value, isCalled])
  } else if ('table' in part) {
    await copyRows(client, `${nameOf(part.table)} ${columnsOf(part.table.columns)}`, rows)
  } else await addJobs(client, part.jobs, rows)
}

async function addJobs(
  client: Client,
  columns: readonly string[],
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await client.query(`CREATE TEMP TABLE restored_jobs (identifier text, payload json, queue_name text,
    run_at timestamptz, max_attempts int, job_key text, priority int) ON COMMIT DROP`)
  await copyRows(client, `restored_jobs ${columnsOf(columns)}`, rows)
  await client.query(`SELECT graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key, priority)
    FROM restored_jobs ORDER BY run_at`)
}

async function copyRows(client: Client, target: string, rows: AsyncIterable<Buffer>): Promise<void> {
  const copying = client.query(copyFrom(`COPY ${target} FROM STDIN`))
  await pipeline(Readable.from(withLineEnds(rows), { objectMode: false }), copying)
}

const lineEnd = Buffer.from('\n')

async function* withLineEnds(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const row of rows) yield Buffer.concat([row, lineEnd])
}
