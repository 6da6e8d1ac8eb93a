import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { systemClock } from '#app/outside/clock.ts'
import { dumpDatabase } from '#db/backup/dump-database.ts'
import type { SchemaVersion } from '#db/backup/tables.ts'
import { connect } from '#db/database.ts'
import { openCommandDatabase } from '../commands/open-database.ts'
import type { Environment } from '../environment.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import { dumpFiles } from './data-files.ts'
import { nameOfBackup, outdatedBackups } from './retention.ts'

/** The first line of a backup. */
export type BackupHeader = { allure: 'backup'; format: 1; takenAt: string; version: SchemaVersion }

const unfinished = '.part'

const asItIs = { connect, migrate: async () => undefined }

/** Writes a backup of the database and the data directory, of a site that runs or not. Resolves with its path and bytes. */
export async function makeBackup(
  environment: Environment,
  { isNightly = false } = {},
): Promise<{ path: string; bytes: number }> {
  const { backupDirectory, backupPassphrase } = environment
  await using opened = new AsyncDisposableStack()
  const { directUrl } = await openCommandDatabase(environment, opened, asItIs)
  const client = new Client({ connectionString: directUrl })
  client.on('error', () => undefined)
  await client.connect()
  opened.defer(() => client.end())
  await mkdir(backupDirectory, { recursive: true, mode: 0o700 })
  const takenAt = systemClock.now()
  const path = join(backupDirectory, nameOfBackup(takenAt, isNightly))
  opened.defer(() => rm(path + unfinished, { force: true }))
  await writeBackupFile(path + unfinished, contents(client, environment, takenAt), backupPassphrase)
  for await (const _line of readBackupFile(path + unfinished, backupPassphrase));
  await rename(path + unfinished, path)
  return { path, bytes: (await stat(path)).size }
}

// The rows first: what they say of files is then there.
async function* contents(client: Client, { dataDirectory, backupDirectory }: Environment, takenAt: Date) {
  yield* dumpDatabase(client, (version) => {
    const header: BackupHeader = { allure: 'backup', format: 1, takenAt: takenAt.toISOString(), version }
    return `${JSON.stringify(header)}\n`
  })
  yield* dumpFiles(dataDirectory, backupDirectory)
}

/** Removes the nights' backups that have served their time, and what a killed one has left. */
export async function removeOutdated({ backupDirectory }: Environment): Promise<number> {
  const files = await readdir(backupDirectory)
  const outdated = outdatedBackups(files)
  const left = files.filter((file) => file.endsWith(`.backup${unfinished}`))
  for (const file of [...outdated, ...left]) await rm(join(backupDirectory, file))
  return outdated.length
}
