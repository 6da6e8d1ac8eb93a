import { CommandError } from '#app/commands/content/command-error.ts'
import { adminUsage, readAdminVerb } from '#app/commands/verbs.ts'
import type { Environment } from '../environment.ts'
import { openAdminSite } from './open-admin-site.ts'
import type { Say } from './say.ts'

/** Does what the words of `npm run admin` ask for. Resolves with the exit code: 1 when it was refused, 2 when nothing was understood. */
export async function runAdmin(
  words: readonly string[],
  environment: Environment,
  say: Say,
): Promise<number> {
  const verb = readAdminVerb(words)
  if (!verb) {
    say.error(adminUsage)
    return 2
  }
  await using opened = new AsyncDisposableStack()
  try {
    const site = await openAdminSite(environment, opened)
    // Waited for here: what was opened is closed when this returns.
    return (await verb(site, say.line)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    say.error(`${error.message}\n`)
    return 1
  }
}
