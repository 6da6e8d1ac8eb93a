import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { CommandError } from '#app/commands/content/command-error.ts'
import type { SchemaVersion } from '#db/backup/tables.ts'
import { migrate } from '#db/migrate.ts'
import { knownMigrations, migrationsUpTo } from '#db/migrations-up-to.ts'
import { migrateAuth } from '@allure/auth-server'

const authMigrations = dirname(
  fileURLToPath(import.meta.resolve('@allure/auth-server/migrations/0001_users')),
)

/** Throws unless this code has every migration of a backup. */
export async function refuseUnknownVersion({ club, auth }: SchemaVersion): Promise<void> {
  const own = await readdir(authMigrations)
  if (knownMigrations().some(({ when }) => when === club) && (auth ?? []).every((name) => own.includes(name)))
    return
  throw new CommandError(
    'Cette sauvegarde vient d’une version plus récente du site : installez celle-là, puis recommencez.',
  )
}

/** Makes the tables as they were when a backup was taken. */
export async function migrateTo(url: string, { club, auth }: SchemaVersion): Promise<void> {
  using migrations = migrationsUpTo(club)
  await migrate(url, migrations.folder)
  if (!auth) return
  await using opened = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'allure-auth-migrations-'))
  opened.defer(() => rm(folder, { recursive: true }))
  for (const name of auth) await cp(join(authMigrations, name), join(folder, name))
  const pool = new Pool({ connectionString: url, max: 1 })
  opened.defer(() => pool.end())
  await migrateAuth(pool, folder)
}
