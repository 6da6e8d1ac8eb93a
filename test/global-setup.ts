import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '#db/embedded/cluster.ts'
import { migrate } from '#db/migrate.ts'
import { migrationsFolder } from '#db/migrations-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
  }
}

export const templateName = 'template_allure'

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'allure-test-'))
  const cluster = await startCluster(directory, { isDurable: false })
  const client = new Client({ connectionString: cluster.url('postgres') })
  await client.connect()
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  await migrate(cluster.url(templateName), migrationsFolder)
  project.provide('databaseServer', cluster.url('postgres'))
  return async () => {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
