import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'

/** Names the variable that tells the processes of a run where a first start of the site has left its data. */
export const preparedDataDirectory = 'PREPARED_DATA_DIR'

/** Puts what a first start leaves into a new data directory. Another database or another secret knows nothing of it. */
export function bringPreparedData(
  directory: string,
  { DATABASE_URL, APP_SECRET }: Record<string, string>,
): void {
  const prepared = process.env[preparedDataDirectory]
  if (!prepared || DATABASE_URL || APP_SECRET) return
  // PostgreSQL wants its files to stay its user's, which Node's own copy forgets.
  if (process.platform === 'win32') cpSync(prepared, directory, { recursive: true })
  else execFileSync('cp', ['-a', `${prepared}/.`, directory])
}

/** Settings of a process of the site: within a run it need not compile again what another has. */
export function keptCode(): Record<string, string> {
  const prepared = process.env[preparedDataDirectory]
  return prepared ? { NODE_COMPILE_CACHE: keptCodeBeside(prepared) } : {}
}

/** The database that {@link preparedDataDirectory} would hold, on the PostgreSQL of the run. */
export const preparedTemplateName = 'template_site'

export const keptCodeBeside = (directory: string) => `${directory}.code`
