import { and, inArray, lt, ne } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { outgoingMails } from '#db/schema/index.ts'
import type { Clock } from '../../outside/clock.ts'
import { lifeOfSecret, secretKinds, withoutSecret } from './secrets.ts'

/** Removes links and codes from the mails that are still here when they open nothing any more; says from how many. */
export async function forgetMailSecrets({
  database,
  clock,
}: {
  database: Database
  clock: Clock
}): Promise<number> {
  const end = new Date(clock.now().getTime() - lifeOfSecret)
  const isOver = and(
    inArray(outgoingMails.template, [...secretKinds]),
    lt(outgoingMails.createdAt, end),
    ne(outgoingMails.text, withoutSecret.text),
  )
  const emptied = await database
    .update(outgoingMails)
    .set(withoutSecret)
    .where(isOver)
    .returning({ id: outgoingMails.id })
  return emptied.length
}
