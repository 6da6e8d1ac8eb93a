import { appendFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { templateName } from './global-setup.ts'
import { keptCodeBeside, preparedDataDirectory, preparedTemplateName } from './prepared-data.ts'
import { startSiteProcess } from './site-process.ts'

const built = join(import.meta.dirname, '../build/server')

/**
 * One first start of the built site for the whole run, with its own PostgreSQL, and one on that of the run: the sites of
 * the tests start from copies of what they leave.
 */
export default async function prepareSite(project: TestProject): Promise<(() => void) | undefined> {
  // Without a build each of those tests says so itself.
  if (!existsSync(built)) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'allure-prepared-'))
  process.env[preparedDataDirectory] = directory
  await startOnce({ DATA_DIR: directory })
  await prepareTemplate(directory, project.getProvidedContext().databaseServer)
  // No test cuts the power, and disks are slow.
  appendFileSync(join(directory, 'postgres/data/postgresql.auto.conf'), 'fsync = off\n')
  return () => {
    for (const folder of [directory, keptCodeBeside(directory)])
      rmSync(folder, { recursive: true, force: true })
  }
}

async function prepareTemplate(directory: string, server: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${preparedTemplateName} TEMPLATE ${templateName}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${preparedTemplateName}`
  const folder = mkdtempSync(join(tmpdir(), 'allure-template-'))
  cpSync(join(directory, 'app-secret'), join(folder, 'app-secret'))
  await startOnce({ DATA_DIR: folder, DATABASE_URL: url.href })
  rmSync(folder, { recursive: true })
}

async function startOnce(settings: Record<string, string>): Promise<void> {
  const site = await startSiteProcess({ SAMPLE_CONTENT: 'off', LOG_LEVEL: 'silent', ...settings })
  await site.stop()
}
