import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keptCodeBeside, preparedDataDirectory } from './prepared-data.ts'
import { startSiteProcess } from './site-process.ts'

const built = join(import.meta.dirname, '../build/server')

/** One first start of the built site for the whole run: the sites of the tests start from copies of what it leaves. */
export default async function prepareSite(): Promise<(() => void) | undefined> {
  // Without a build each of those tests says so itself.
  if (!existsSync(built)) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'allure-prepared-'))
  process.env[preparedDataDirectory] = directory
  const site = await startSiteProcess({ DATA_DIR: directory, SAMPLE_CONTENT: 'off', LOG_LEVEL: 'silent' })
  await site.stop()
  // No test cuts the power, and disks are slow.
  appendFileSync(join(directory, 'postgres/data/postgresql.auto.conf'), 'fsync = off\n')
  return () => {
    for (const folder of [directory, keptCodeBeside(directory)])
      rmSync(folder, { recursive: true, force: true })
  }
}
