import { setTimeout as wait } from 'node:timers/promises'
import { isAway } from '@allure/auth-server/postgres'

const mostAttempts = 5

/**
 * Starts what needs the database, anew when the site's own dies meanwhile (five tries in all).
 * @param pauseMs before the second try; each further one waits as much longer
 */
export async function whenDatabaseAnswers<Started>(
  { databaseUrl }: { readonly databaseUrl?: string | undefined },
  start: () => Promise<Started>,
  pauseMs = 500,
): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start()
    } catch (error) {
      // Of a database elsewhere the address may be wrong: that is told at once.
      if (databaseUrl || attempt === mostAttempts || !isAway(error)) throw error
      await wait(attempt * pauseMs)
    }
  }
}
