import type { AdminVerb } from '#app/commands/admin-verb.ts'
import { CommandError } from '#app/commands/content/command-error.ts'
import { adminUsage, readAdminVerb } from '#app/commands/verbs.ts'
import { readEnvironment } from '../environment.ts'
import { reportStartFailure } from '../process/start-failure.ts'
import { openAdminSite } from './open-admin-site.ts'

// So that a PostgreSQL started for this command ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

try {
  process.exitCode = (await run(readVerb())) ? 0 : 1
} catch (error) {
  if (!(error instanceof CommandError)) reportStartFailure(error)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(verb: AdminVerb): Promise<boolean> {
  await using opened = new AsyncDisposableStack()
  const site = await openAdminSite(readEnvironment(process.env), opened)
  // Waited for here: what was opened is closed when this returns.
  return await verb(site, (line) => void process.stdout.write(`${line}\n`))
}

function readVerb(): AdminVerb {
  const verb = readAdminVerb(process.argv.slice(2))
  if (verb) return verb
  process.stderr.write(adminUsage)
  process.exit(2)
}
