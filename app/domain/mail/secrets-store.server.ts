import { and, eq, lt, ne, or } from 'drizzle-orm'
import type { Clock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { livesOfSecrets, withoutSecret } from './secrets.ts'

/** Removes links and codes from the mails that are still here when they open nothing any more; says from how many. */
export async function forgetMailSecrets({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<number> {
  const now = clock.now().getTime()
  const isServed = Object.entries(livesOfSecrets).map(([template, life]) =>
    and(eq(outgoingMails.template, template), lt(outgoingMails.createdAt, new Date(now - life))),
  )
  const isOver = and(or(...isServed), ne(outgoingMails.text, withoutSecret.text))
  const emptied = await database
    .update(outgoingMails)
    .set(withoutSecret)
    .where(isOver)
    .returning({ id: outgoingMails.id })
  return emptied.length
}
