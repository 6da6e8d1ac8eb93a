import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startSiteProcess, type SiteProcess } from '../site-process.ts'

/** A file of this content in the folder; other values than texts as JSON. */
export function writtenIn(folder: string, name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

/** The service alone, as `npm run auth` starts it, in a process of its own. `url` ends with `/auth/v1`. */
export function startAuthProcess(
  configurationFile: string,
  settings: Record<string, string>,
  port = 0,
): Promise<SiteProcess> {
  const parameters = ['--config', configurationFile, '--port', String(port)]
  return startSiteProcess(
    { LOG_LEVEL: 'silent', ...settings },
    { entry: 'server/commands/auth.ts', parameters },
  )
}
