import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { startSite } from '#server/site.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { templateName } from './global-setup.ts'
import { preparedDataDirectory, preparedTemplateName } from './prepared-data.ts'
import type { TestSite } from './site-process.ts'

/**
 * The built site in this process, silent, with a port, a data directory and a database of its own: what the tests of
 * answers need. Where the process, its log or its PostgreSQL are the subject: {@link startSiteProcess}.
 */
export async function startBuiltSite(settings: Record<string, string> = {}): Promise<TestSite> {
  await using opened = new AsyncDisposableStack()
  const dataDirectory = settings.DATA_DIR ?? newDataDirectory(settings)
  if (!settings.DATA_DIR) opened.defer(() => rmSync(dataDirectory, { recursive: true, force: true }))
  const database = settings.DATABASE_URL ? undefined : await newDatabase(settings)
  if (database) opened.defer(database.drop)
  const databaseUrl = settings.DATABASE_URL ?? database?.url ?? ''
  const environment = { PORT: '0', LOG_LEVEL: 'silent', ...settings }
  const site = await startSite(
    readEnvironment({ ...environment, DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl }),
  )
  opened.defer(site.close)
  await site.firstLines()
  const kept = opened.move()
  return { url: site.url, databaseUrl, dataDirectory, stop: () => kept.disposeAsync() }
}

function newDatabase({ APP_SECRET }: Record<string, string>): Promise<TestDatabase> {
  // What the prepared one holds is sealed with the prepared secret.
  return cloneDatabase(inject('databaseServer'), APP_SECRET ? templateName : preparedTemplateName)
}

function newDataDirectory({ APP_SECRET, DATABASE_URL }: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'allure-site-'))
  const prepared = process.env[preparedDataDirectory]
  if (!prepared || APP_SECRET || DATABASE_URL) return directory
  for (const name of readdirSync(prepared))
    if (name !== 'postgres') cpSync(join(prepared, name), join(directory, name), { recursive: true })
  return directory
}
