import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Client, type QueryResult, type QueryResultRow } from 'pg'
import { pino } from 'pino'
import { z } from 'zod'
import { CommandError } from '#app/commands/content/command-error.ts'
import { endOfRows } from '#db/backup/dump-database.ts'
import { loadDatabase, type LoadedPart } from '#db/backup/load-database.ts'
import { connect } from '#db/database.ts'
import { openDatabase } from '../database.ts'
import type { Environment } from '../environment.ts'
import { takeDataDirectory } from '../process/data-directory.ts'
import { whenDatabaseAnswers } from '../process/when-database-answers.ts'
import { readBackupFile } from './backup-file.ts'
import { keptIn, restoringFolder, writeDataFile, type FilePart } from './data-files.ts'
import type { BackupHeader } from './make-backup.ts'
import { migrateTo, refuseUnknownVersion } from './schema-version.ts'

const headerSchema: z.ZodType<BackupHeader> = z.object({
  allure: z.literal('backup'),
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  version: z.object({ club: z.number(), auth: z.array(z.string().regex(/^\w+\.sql$/)).nullable() }),
})

/** Puts a backup into an empty data directory and an empty database, whole or not at all. Resolves with when it was taken. */
export async function restoreBackup(path: string, environment: Environment): Promise<Date> {
  const { dataDirectory, databaseUrl, databaseDirectUrl, backupPassphrase } = environment
  const header = await checkBackup(path, backupPassphrase)
  await refuseUnknownVersion(header.version)
  await refuseUnlessEmpty(environment)
  await using opened = new AsyncDisposableStack()
  opened.defer(takeDataDirectory(dataDirectory))
  const staging = join(resolve(dataDirectory), restoringFolder)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging)
  opened.defer(() => rm(staging, { recursive: true, force: true }))
  const target = { ...environment, dataDirectory: staging }
  try {
    await fill(path, target, header)
  } catch (error) {
    if (databaseUrl) await dropSchemas(databaseDirectUrl ?? databaseUrl, header)
    throw error
  }
  // The database last: without it there is nothing that a site could start with.
  const names = (await readdir(staging)).sort(
    (one, other) => Number(one === 'postgres') - Number(other === 'postgres'),
  )
  for (const name of names) await rename(join(staging, name), join(dataDirectory, name))
  return new Date(header.takenAt)
}

/** Reads a backup to its end, so that a damaged one is refused before anything is written. */
async function checkBackup(path: string, passphrase: string | undefined): Promise<BackupHeader> {
  let first: string | undefined
  for await (const line of readBackupFile(path, passphrase)) first ??= line.toString()
  return headerSchema.parse(JSON.parse(first ?? 'null'))
}

async function refuseUnlessEmpty(environment: Environment): Promise<void> {
  const { dataDirectory, databaseUrl, databaseDirectUrl } = environment
  const kept = await keptIn(dataDirectory)
  if (kept.length > 0)
    throw new CommandError(
      `${resolve(dataDirectory)} n’est pas vide (${kept.join(', ')}) : on ne restaure que dans un dossier vide. Indiquez-en un autre dans DATA_DIR.`,
    )
  if (!databaseUrl) return
  const { rows } = await queryAt<{ name: string }>(
    databaseDirectUrl ?? databaseUrl,
    `SELECT nspname AS name FROM pg_namespace WHERE nspname IN ('club', 'graphile_worker', 'drizzle')
     UNION SELECT 'auth' WHERE to_regclass('auth.allure_migrations') IS NOT NULL`,
  )
  if (rows.length > 0)
    throw new CommandError(
      `La base de DATABASE_URL n’est pas vide (${rows.map(({ name }) => name).join(', ')}) : on ne restaure que dans une base neuve.`,
    )
}

async function fill(path: string, target: Environment, { version }: BackupHeader): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const tools = { connect, migrate: (url: string) => migrateTo(url, version) }
  const open = () => openDatabase(target, pino({ level: 'silent' }), tools)
  const database = await whenDatabaseAnswers(target, open)
  opened.defer(database.close)
  const client = new Client({ connectionString: database.directUrl })
  client.on('error', () => undefined)
  await client.connect()
  opened.defer(() => client.end())
  const lines = readBackupFile(path, target.backupPassphrase)
  await lines.next()
  await loadDatabase(client, databaseParts(lines, target.dataDirectory))
}

/** Hands on what is the database's; files are written on the way. */
async function* databaseParts(lines: AsyncIterator<Buffer>, folder: string): AsyncGenerator<LoadedPart> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const part: LoadedPart['part'] | FilePart = JSON.parse(line.value.toString())
    if ('file' in part) await writeDataFile(folder, part, rowsIn(lines))
    else yield { part, rows: rowsIn(lines) }
  }
}

async function* rowsIn(lines: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    if (line.value.toString() === endOfRows) return
    yield line.value
  }
}

async function dropSchemas(url: string, { version }: BackupHeader): Promise<void> {
  const made = ['club', 'graphile_worker', 'drizzle', ...(version.auth ? ['auth'] : [])]
  await queryAt(url, made.map((name) => `DROP SCHEMA IF EXISTS ${name} CASCADE`).join('; '))
}

async function queryAt<Row extends QueryResultRow>(url: string, query: string): Promise<QueryResult<Row>> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query<Row>(query)
  } finally {
    await client.end()
  }
}
